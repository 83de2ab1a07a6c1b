import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { targetDigest } from '@/lib/platform/do-not-contact/target-digest'

/** Keeps refusals as keyed digests (decision 036), so they hold when the number comes again. */
export async function keepRefusals(tx: Tx, ids: string[]): Promise<void> {
  const rows = await tx.doNotContact.findMany({ where: { id: { in: ids } } })
  for (const { id, phoneE164, email, scope, liftedAt } of rows) {
    const digest = targetDigest(phoneE164 ?? email ?? '')
    const isKept =
      liftedAt === null && !(await tx.doNotContact.findFirst({ where: { digest, scope, liftedAt } }))
    if (isKept) {
      const emptied = { phoneE164: null, email: null, words: null }
      await tx.doNotContact.update({ where: { id }, data: { ...emptied, digest } })
    } else await tx.doNotContact.delete({ where: { id } })
  }
}
