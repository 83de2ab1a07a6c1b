import 'server-only'
import { db } from '@/lib/platform/database/db'

export type Position = { uidValidity: bigint | null; lastUid: number }

/** The last read position; that of a new mailbox is its beginning. */
export async function readPosition(id: string): Promise<Position> {
  const row = await db.inboundMailbox.upsert({ where: { id }, create: { id }, update: {} })
  return { uidValidity: row.uidValidity, lastUid: Number(row.lastUid) }
}

export async function savePosition(id: string, data: Position): Promise<void> {
  await db.inboundMailbox.updateMany({ where: { id }, data })
}

/** Records how a reading ended. @param problem error for staff, or null after success */
export async function recordReading(id: string, problem: string | null): Promise<void> {
  await db.$executeRaw`
    update inbound_mailboxes set problem = ${problem},
      good_at = case when ${problem}::text is null then now() else good_at end,
      bad_since = case when ${problem}::text is null then null else coalesce(bad_since, now()) end
    where id = ${id}`
}
