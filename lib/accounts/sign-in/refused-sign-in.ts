import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { Browser } from '@/lib/accounts/access/browser'
import { db } from '@/lib/platform/database/db'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'

/** For all refusals together: an attack must not fill the audit log, which nobody can truncate. */
const LOG_LIMIT: Limit = { name: 'refused-sign-ins', points: 600, seconds: 60 * 60 }

const REASONS = {
  unknown: 'No account has this name',
  password: 'Wrong password',
  disabled: 'The account is disabled',
  code: 'Right password, wrong code',
  passkey: 'The passkey is unknown or did not fit',
} as const

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
