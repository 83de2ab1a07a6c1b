import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById, findAccount, sessionUserOf } from '@/lib/accounts/access/account'
import type { Credentials } from '@/lib/accounts/access/account-request'
import { assertOwnSignIn, isCompanyOnly } from '@/lib/accounts/access/company-only'
import { COMPANY_REFUSALS } from '@/lib/accounts/access/company-refusals'
import { countGuess, forgiveGuesses, PASSWORD_GUESSES } from '@/lib/accounts/access/throttle'
import { DUMMY_HASH, hashPassword, needsRehash, passwordFits } from '@/lib/accounts/passwords/password-hash'
import { encodePendingSignIn } from '@/lib/accounts/sessions/pending-sign-in'
import { hasSecondFactor, secondFactorsOf } from '@/lib/accounts/sessions/prove-identity'
import { openSession, revokeSessions } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken, type SessionClaims } from '@/lib/accounts/sessions/session-token'
import { tellOfEmergency } from '@/lib/accounts/sign-in/emergency-mail'
import { db, type Tx } from '@/lib/platform/database/db'
import { unauthorized } from '@/lib/platform/errors'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { log } from '@/lib/platform/log'

/** One message for every reason, so that it does not reveal which usernames exist. */
const REFUSAL = 'Invalid username or password'

export type SignedIn = { user: SessionUser; claims: SessionClaims }

/** Answer to a correct password when a second factor is needed. */
type SecondStep = { token: string; totp: boolean; passkey: boolean }

/**
 * Signs in by username (any letter case). Always computes exactly one hash, so that timing reveals nothing.
 * @throws AppError 401 with the same message in every case, 403 for accounts that sign in with their company,
 * 429 with Retry-After, 503 when too many wait
 */
export async function signIn(
  credentials: Credentials,
  browser: Browser,
  now = new Date(),
): Promise<SignedIn | { secondStep: SecondStep }> {
  const { username, password } = credentials
  await countGuess(PASSWORD_GUESSES, username, browser)
  const account = await findAccount(username)
  const fits = await passwordFits(account?.password ?? DUMMY_HASH, password)
  if (!account || !fits || account.disabledAt) {
    const reason = !account ? 'unknown' : fits ? 'disabled' : 'password'
    log.info(
      { event: 'sign-in refused', reason, userId: account?.id, requestId: browser.requestId },
      'sign-in refused',
    )
    await recordRefusal(account, reason, browser)
    throw unauthorized(REFUSAL)
  }
  await forgiveGuesses(PASSWORD_GUESSES, username, browser)
  if (await isCompanyOnly(account)) {
    await recordRefusal(account, 'company-only', browser)
    await assertOwnSignIn(account)
  }
  const rehashed = needsRehash(account.password) ? await hashPassword(password) : null
  return db.$transaction(async (tx) => {
    if (rehashed) await tx.user.update({ where: { id: account.id }, data: { password: rehashed } })
    const factors = await secondFactorsOf(account.id, tx)
    if (!hasSecondFactor(factors)) return startSession(tx, account, browser, now)
    const token = await encodePendingSignIn({ sub: account.id, version: account.sessionVersion })
    const { totpSince, passkeys } = factors
    return { secondStep: { token, totp: totpSince !== null, passkey: passkeys > 0 } }
  })
}

/**
 * Opens a session for a verified account; ends the browser's previous one.
 * @throws AppError 403 when only the company's provider may open it, and `by` is ours
 */
export async function startSession(
  tx: Tx,
  account: Account,
  browser: Browser,
  now: Date,
  by: 'us' | 'company' = 'us',
): Promise<SignedIn> {
  if (by === 'us') await assertOwnSignIn(account, tx)
  const replaced = await decodeSessionToken(browser.sessionToken)
  if (replaced) await revokeSessions(tx, [replaced.sid], now)
  await tx.user.update({ where: { id: account.id }, data: { lastLoginAt: now } })
  const claims = await openSession(tx, account, browser, now)
  await recordAccess(tx, { action: 'sign-in', actor: account, browser })
  if (account.isEmergency) await tellOfEmergency(tx, account, browser, now)
  return { user: sessionUserOf(account), claims }
}

/** For all refusals together: an attack must not fill the audit log, which no one can truncate. */
const LOG_LIMIT: Limit = { name: 'refused-sign-ins', points: 600, seconds: 60 * 60 }

const REASONS = {
  unknown: 'Unknown username',
  password: 'Wrong password',
  disabled: 'The account is disabled',
  code: 'Correct password, wrong code',
  passkey: 'Unknown or invalid passkey',
  'company-only': 'Correct password, but passwords are turned off for the email domain',
  ...reasonsOfCompany(),
} as const

function reasonsOfCompany() {
  const reasons = Object.entries(COMPANY_REFUSALS).map(([name, { logged }]) => [name, logged])
  return Object.fromEntries(reasons) as Record<keyof typeof COMPANY_REFUSALS, string>
}

type RefusalReason = keyof typeof REASONS

/** Logs a refused sign-in, without the typed name: people type passwords there. */
export async function recordRefusal(
  account: { id: string; username: string } | null,
  reason: RefusalReason,
  browser: Pick<Browser, 'ipAddress' | 'requestId'>,
): Promise<void> {
  if ((await countAttempt(LOG_LIMIT, 'all')) !== null) return
  const after = { reason: REASONS[reason] }
  await recordAccess(db, { action: 'sign-in-refused', actor: account, browser, after })
}

/** Ends the session of the browser's token, which invalidates every copy of it. */
export async function signOut(browser: Browser, now = new Date()): Promise<void> {
  const claims = await decodeSessionToken(browser.sessionToken)
  if (!claims) return
  await db.$transaction(async (tx) => {
    await revokeSessions(tx, [claims.sid], now)
    const account = await accountById(claims.sub, tx)
    if (account) await recordAccess(tx, { action: 'sign-out', actor: account, browser })
  })
}
