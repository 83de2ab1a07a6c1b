import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertSecondFactorSetUp } from '@/lib/accounts/access/access'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { ABSOLUTE_HOURS, IDLE_MINUTES } from '@/lib/accounts/access/session-limits'
import { SECOND_FACTOR_PAGE } from '@/lib/accounts/sessions/page-address'
import { needsCompany, resolveSession } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken, type SessionClaims } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'
import { unauthorized } from '@/lib/platform/errors'

/** Claims of the browser's token, or null. Does not check that the session is open. */
const currentClaims = cache(async () => decodeSessionToken((await cookies()).get(sessionCookieName())?.value))

/** The signed-in user, even one who must set up a second factor, or null. Read once per request. */
export const currentPerson = cache(async (): Promise<SessionUser | null> => {
  const claims = await currentClaims()
  return claims && resolveSession(claims, new Date(), { activity: true })
})

/** The signed-in user who may work; null otherwise. */
export async function currentUser(): Promise<SessionUser | null> {
  const person = await currentPerson()
  return person?.needsSecondFactorSetup ? null : person
}

/** The session id of the browser's token. Does not check that the session is open. */
export async function currentSessionId(): Promise<string | null> {
  return (await currentClaims())?.sid ?? null
}

/** For route handlers and operations. @throws AppError 401, 403 while a second factor is missing */
export async function requireUser(): Promise<SessionUser> {
  const user = await requirePerson()
  assertSecondFactorSetUp(user)
  return user
}

/** Only for setting up a missing second factor. @throws AppError 401 */
export async function requirePerson(): Promise<SessionUser> {
  const user = await currentPerson()
  if (!user) throw unauthorized()
  return user
}

/** For pages; redirects others to /login (specification section 2). Call it in pages, not only in layouts. */
export async function requirePageUser(): Promise<SessionUser> {
  const person = await requirePagePerson()
  return person.needsSecondFactorSetup ? redirect(SECOND_FACTOR_PAGE) : person
}

/** For the second-factor setup page and its layout. */
export async function requirePagePerson(): Promise<SessionUser> {
  return (await currentPerson()) ?? redirect('/login')
}

/** Why this browser's session ended; null without a token, which only someone who signed in has. */
export async function endedSessionMessage(now = new Date()): Promise<string | null> {
  const claims = await currentClaims()
  return claims && messageFor(claims, now)
}

async function messageFor(claims: SessionClaims, now: Date): Promise<string> {
  const session = await db.session.findUnique({
    where: { id: claims.sid },
    include: { user: true, company: true },
  })
  if (!session) return 'Your session has ended. Please sign in again.'
  const { user, lastSeenAt, expiresAt, revokedAt } = session
  if (user.disabledAt) return 'Your account is disabled. An administrator can enable it again.'
  if (user.sessionVersion !== session.sessionVersion) {
    return user.passwordChangedAt > session.createdAt
      ? 'Your password was changed, so you were signed out. Please sign in with the new one.'
      : 'Your account was changed or signed out everywhere. Please sign in again.'
  }
  if (revokedAt) return 'Your session in this browser was ended. Please sign in again.'
  if (expiresAt <= now) return `You were signed out after ${ABSOLUTE_HOURS} hours. Please sign in again.`
  if (lastSeenAt.getTime() + IDLE_MINUTES * 60_000 <= now.getTime()) {
    return `You were signed out after ${IDLE_MINUTES} minutes without activity. Please sign in again.`
  }
  if (session.company) return companyWords(session.company, now)
  return 'Your session has ended. Please sign in again.'
}

function companyWords(company: { checkedAt: Date; sealedRefresh: string | null }, now: Date): string {
  const { checkedAt: companyCheckedAt, sealedRefresh } = company
  return needsCompany({ companyCheckedAt, canRefresh: sealedRefresh !== null }, now)
    ? 'Your company’s sign-in needs to confirm you again. Please sign in with your company account.'
    : 'Administrators need a second factor. Please sign in with your company account and use one there.'
}
