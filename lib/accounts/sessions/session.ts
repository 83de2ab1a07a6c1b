import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { assertOwesNothing } from '@/lib/accounts/access/access'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { SECOND_FACTOR_PAGE } from '@/lib/accounts/sessions/page-address'
import { resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { unauthorized } from '@/lib/platform/errors'

/** What the asking browser's genuine token says; null without one. Says nothing about whether the session is open. */
export const currentClaims = cache(async () =>
  decodeSessionToken((await cookies()).get(sessionCookieName())?.value),
)

/**
 * The signed-in person of this request, or null; also one who owes a second factor and may do nothing but set it up. Asked of
 * the database once per request, never remembered beyond it.
 */
export const currentPerson = cache(async (): Promise<SessionUser | null> => {
  const claims = await currentClaims()
  return claims && resolveSession(claims, new Date(), { activity: true })
})

/** The signed-in person of this request who may work; null for strangers and for whoever owes a second factor. */
export async function currentUser(): Promise<SessionUser | null> {
  const person = await currentPerson()
  return person?.owesSecondFactor ? null : person
}

/** The session that the asking browser names; whether it is open is `currentUser`'s question. */
export async function currentSessionId(): Promise<string | null> {
  return (await currentClaims())?.sid ?? null
}

/** For route handlers and operations. @throws AppError 401, 403 for whoever owes a second factor */
export async function requireUser(): Promise<SessionUser> {
  const user = await requirePerson()
  assertOwesNothing(user)
  return user
}

/** For what whoever owes a second factor needs to set it up, and for nothing else. @throws AppError 401 */
export async function requirePerson(): Promise<SessionUser> {
  const user = await currentPerson()
  if (!user) throw unauthorized()
  return user
}

/** For pages and layouts: strangers are sent to /login (specification section 2). Call it in every page, not only the layout. */
export async function requirePageUser(): Promise<SessionUser> {
  const person = await requirePagePerson()
  return person.owesSecondFactor ? redirect(SECOND_FACTOR_PAGE) : person
}

/** For the page on which a second factor is set up, and the frame around it. */
export async function requirePagePerson(): Promise<SessionUser> {
  return (await currentPerson()) ?? redirect('/login')
}
