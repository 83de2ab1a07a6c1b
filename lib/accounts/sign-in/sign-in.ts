import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, findAccount, sessionUserOf } from '@/lib/accounts/access/account'
import type { Credentials } from '@/lib/accounts/access/account-request'
import type { Browser } from '@/lib/accounts/access/browser'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { countGuess, forgiveGuesses } from '@/lib/accounts/access/throttle'
import { hashPassword, NOBODYS_HASH, needsRehash, passwordFits } from '@/lib/accounts/passwords/password-hash'
import { encodeHalfWay } from '@/lib/accounts/sessions/half-way'
import { hasSecondFactor, secondFactorsOf } from '@/lib/accounts/sessions/second-factors'
import { openSession, revokeSessions } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken, type SessionClaims } from '@/lib/accounts/sessions/session-token'
import { recordRefusal } from '@/lib/accounts/sign-in/refused-sign-in'
import { db, type Tx } from '@/lib/platform/database/db'
import { unauthorized } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'

/** One sentence for every reason, so that it tells nobody which usernames exist. */
const REFUSAL = 'Invalid username or password'

export type SignedIn = { user: SessionUser; claims: SessionClaims }

/** The password was right, and a second step is asked: what the browser needs for it. */
export type SecondStep = { token: string; totp: boolean; passkey: boolean }

/**
 * Checks a username (any letter case) and password, and opens a session, or asks for the second step. Exactly one hash is computed whether the
 * name is unknown, the password wrong or the account disabled; each attempt is counted before it.
 * @throws AppError 401 with the same words in every case, 429 with Retry-After, 503 when too many are waiting
 */
export async function signIn(
  credentials: Credentials,
  browser: Browser,
  now = new Date(),
): Promise<SignedIn | { secondStep: SecondStep }> {
  const { username, password } = credentials
  await countGuess(username, browser)
  const account = await findAccount(username)
  const fits = await passwordFits(account?.password ?? NOBODYS_HASH, password)
  if (!account || !fits || account.disabledAt) {
    const reason = !account ? 'unknown' : fits ? 'disabled' : 'password'
    log.info(
      { event: 'sign-in refused', reason, userId: account?.id, requestId: browser.requestId },
      'sign-in refused',
    )
    await recordRefusal(account, reason, browser)
    throw unauthorized(REFUSAL)
  }
  await forgiveGuesses(username, browser)
  const rehashed = needsRehash(account.password) ? await hashPassword(password) : null
  return db.$transaction(async (tx) => {
    if (rehashed) await tx.user.update({ where: { id: account.id }, data: { password: rehashed } })
    const factors = await secondFactorsOf(account.id, tx)
    if (!hasSecondFactor(factors)) return startSession(tx, account, browser, now)
    const token = await encodeHalfWay({ sub: account.id, version: account.sessionVersion })
    const { totpSince, passkeys } = factors
    return { secondStep: { token, totp: totpSince !== null, passkey: passkeys > 0 } }
  })
}

/** Opens a session for somebody whose identity is proven; the session this browser had before ends. */
export async function startSession(tx: Tx, account: Account, browser: Browser, now: Date): Promise<SignedIn> {
  const replaced = await decodeSessionToken(browser.sessionToken)
  if (replaced) await revokeSessions(tx, [replaced.sid], now)
  await tx.user.update({ where: { id: account.id }, data: { lastLoginAt: now } })
  const claims = await openSession(tx, account, browser, now)
  await recordAccess(tx, { action: 'sign-in', actor: account, browser })
  return { user: sessionUserOf(account), claims }
}
