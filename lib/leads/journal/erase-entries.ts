import 'server-only'
import * as z from 'zod'
import { journalTargets } from '@/lib/leads/tour-requests/journaled-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { targetDigestsByKey } from '@/lib/platform/do-not-contact/target-digest'
import { destroyEntries, entriesAbout, isJournalOn } from '@/lib/platform/journal/journal'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Destroys the journal's keys and entries of erased or deleted leads; tried until every place is done. */
export const journalErasure = defineHandler({
  kind: 'journal-erasure',
  title: 'Removal from the lead journal',
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({
    leads: z.array(z.string()),
    who: z.array(z.string()),
    /** Digests under keys of earlier secrets. */
    earlier: z.array(z.array(z.string())).default([]),
  }),
  async handle(_, { leads, who, earlier }) {
    // A corrected request has entries of its own, which only this table knows.
    const corrections = await db.journalEntry.findMany({
      where: { tourRequestId: { in: leads } },
      select: { id: true },
    })
    const found = await Promise.all([who, ...earlier].map((digests) => entriesAbout({ leads, who: digests })))
    await destroyEntries([...new Set(found.flat()), ...corrections.map(({ id }) => id)])
    return { outcome: 'done' }
  },
})

type About = { leads: string[]; phone?: string | null; email?: string | null }

/**
 * Plans the removal with the erasure's commit. `leads` are ids, also of rows that a journaled form became;
 * `phone` is in E.164.
 */
export async function eraseFromJournal(tx: Tx, { leads, phone = null, email = null }: About): Promise<void> {
  if (!isJournalOn()) return
  const [who = [], ...earlier] = await targetDigestsByKey(journalTargets({ phone, email }))
  await enqueue(tx, { kind: journalErasure, payload: { leads, who, earlier } })
}
