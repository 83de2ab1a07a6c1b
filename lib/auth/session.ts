import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookieName } from '@/lib/auth/session-cookie'
import { resolveSession } from '@/lib/auth/session-store'
import { decodeSessionToken } from '@/lib/auth/session-token'
import type { SessionUser } from '@/lib/auth/session-user'
import { unauthorized } from '@/lib/errors'

/** What the asking browser's genuine token says; null without one. Says nothing about whether the session is open. */
export const currentClaims = cache(async () =>
  decodeSessionToken((await cookies()).get(sessionCookieName())?.value),
)

/** The signed-in person of this request, or null. Asked of the database once per request, never remembered beyond it. */
export const currentUser = cache(async (): Promise<SessionUser | null> => {
  const claims = await currentClaims()
  return claims && resolveSession(claims, new Date(), { activity: true })
})

/** The session that the asking browser names; whether it is open is `currentUser`'s question. */
export async function currentSessionId(): Promise<string | null> {
  return (await currentClaims())?.sid ?? null
}

/** For route handlers and operations. @throws AppError 401 */
export async function requireUser(): Promise<SessionUser> {
  const user = await currentUser()
  if (!user) throw unauthorized()
  return user
}

/** For pages and layouts: strangers are sent to /login (specification section 2). Call it in every page, not only the layout. */
export async function requirePageUser(): Promise<SessionUser> {
  return (await currentUser()) ?? redirect('/login')
}
