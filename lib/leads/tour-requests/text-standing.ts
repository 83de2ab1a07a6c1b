import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Settled } from '@/lib/platform/outbox/define-handler'

/** Numbers for which the service took a text are in good standing again. */
export async function clearNumbers(tx: Tx, settled: Settled[]): Promise<void> {
  const numbers = settled.flatMap(({ item, state }) => (state === 'sent' && item.target ? [item.target] : []))
  if (numbers.length === 0) return
  await tx.alertRules.updateMany({
    where: { mobile: { in: numbers }, textRefusal: { not: null } },
    data: { textRefusal: null, textRefusedAt: null },
  })
}

/** Numbers at which a text did not arrive are shown as such, to the person and to administrators. */
export async function markRefused(tx: Tx, settled: Settled[]): Promise<void> {
  for (const { item, state, result } of settled) {
    if (state !== 'failed' || result.outcome !== 'permanent-failure' || !item.target) continue
    await tx.alertRules.updateMany({
      where: { mobile: item.target },
      data: { textRefusal: result.response, textRefusedAt: new Date() },
    })
  }
}
