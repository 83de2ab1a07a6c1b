import 'server-only'
import { db } from '@/lib/platform/database/db'

export type Unfetched = { count: number; since: Date; words: string }

/** Announced paid leads that could not be fetched: since when, and the latest error. */
export async function unfetchedLeads(): Promise<Unfetched | null> {
  const [row] = await db.$queryRaw<{ count: number; since: Date | null; words: string | null }[]>`
    select count(*)::int as count, min(received_at) as since, (array_agg(problem order by received_at desc))[1] as words
    from lead_form_deliveries where state = 'waiting' and problem is not null`
  return row?.since ? { count: row.count, since: row.since, words: row.words ?? '' } : null
}
