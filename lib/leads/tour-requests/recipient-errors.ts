import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Settled } from '@/lib/platform/outbox/define-handler'

// Raw SQL leaves the record's version unchanged, so open forms can still be saved.

/** Clears errors of addresses that accepted a mail. */
export async function clearRecipientErrors(tx: Tx, settled: Settled[]): Promise<void> {
  const targets = settled.map(({ item }) => item.target?.toLowerCase() ?? '')
  if (targets.length === 0) return
  await tx.$executeRaw`
    update email_recipients set failed_at = null, last_error = null
    where failed_at is not null and lower(email) = any(${targets})`
}

/** Marks addresses that the mail server rejects for good; other failures say nothing about them. */
export async function markRecipientRefusing(tx: Tx, { item, result }: Settled): Promise<void> {
  if (result.outcome !== 'permanent-failure') return
  const target = item.target?.toLowerCase() ?? ''
  await tx.$executeRaw`
    update email_recipients set failed_at = now(), last_error = ${result.response} where lower(email) = ${target}`
}
