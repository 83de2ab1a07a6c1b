import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Settled } from '@/lib/platform/outbox/define-handler'

// Neither counts as a change of the record: a form that is open on it can still be saved.

/** Addresses that took a mail are in good standing again. */
export async function clearRecipients(tx: Tx, settled: Settled[]): Promise<void> {
  const targets = settled.map(({ item }) => item.target?.toLowerCase() ?? '')
  if (targets.length === 0) return
  await tx.$executeRaw`
    update email_recipients set failed_at = null, last_error = null
    where failed_at is not null and lower(email) = any(${targets})`
}

/** An address that the mail server will never take mail for is shown as refusing; other failures say nothing about it. */
export async function markRefusing(tx: Tx, { item, result }: Settled): Promise<void> {
  if (result.outcome !== 'permanent-failure') return
  const target = item.target?.toLowerCase() ?? ''
  await tx.$executeRaw`
    update email_recipients set failed_at = now(), last_error = ${result.response} where lower(email) = ${target}`
}
