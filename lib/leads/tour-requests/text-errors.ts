import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Settled } from '@/lib/platform/outbox/define-handler'

/** Clears errors of numbers that accepted a text. */
export async function clearTextErrors(tx: Tx, settled: Settled[]): Promise<void> {
  const numbers = settled.flatMap(({ item, state }) => (state === 'sent' && item.target ? [item.target] : []))
  if (numbers.length === 0) return
  await tx.alertRules.updateMany({
    where: { mobile: { in: numbers }, textRefusal: { not: null } },
    data: { textRefusal: null, textRefusedAt: null },
  })
}

/** Marks numbers that reject texts, for their owner and administrators. */
export async function markTextRefused(tx: Tx, settled: Settled[]): Promise<void> {
  for (const { item, state, result } of settled) {
    if (state !== 'failed' || result.outcome !== 'permanent-failure' || !item.target) continue
    await tx.alertRules.updateMany({
      where: { mobile: item.target },
      data: { textRefusal: result.response, textRefusedAt: new Date() },
    })
  }
}
