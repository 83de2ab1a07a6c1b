import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { targetDigest } from '@/lib/platform/do-not-contact/target-digest'

/**
 * Keeps an erased person's refusals as keyed digests without text (decision 036), so that they stay blocked
 * when, for example, a partner sends the same number again; lifted ones are deleted.
 */
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
