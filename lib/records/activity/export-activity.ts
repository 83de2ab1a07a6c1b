import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type ActivityQuery, activityList } from '@/lib/records/activity/activity-query'
import { activityWhere } from '@/lib/records/activity/activity-where'
import { type ActivityEntry, describeEntries } from '@/lib/records/activity/describe-entries'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/history'

const BATCH = 500
const COLUMNS = ['When (UTC)', 'Who', 'What', 'Kind', 'Record', 'Changes', 'IP address', 'ID']

/** The filtered entries, oldest first, as a CSV stream. Logs the export itself. @throws AppError 403 */
export async function exportActivity(actor: Actor, query: ActivityQuery): Promise<ReadableStream> {
  assertCan(actor, 'export', 'history')
  const after = Object.fromEntries(activityList.params(query))
  await recordAudit(db, actor, { action: 'export', entity: 'auditEntry', after })
  return csvStream(COLUMNS, rowsOf(query))
}

async function* rowsOf(query: ActivityQuery) {
  const where = activityWhere(query)
  let reached = Prisma.sql`true`
  for (;;) {
    const found = await db.$queryRaw<{ id: string }[]>`
      select id::text as id from audit_log where ${where} and ${reached} order by id limit ${BATCH}`
    const ids = found.map(({ id }) => id)
    const entries = await db.auditEntry.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
    for (const entry of await describeEntries(entries)) yield rowOf(entry)
    if (found.length < BATCH) return
    reached = Prisma.sql`id > ${ids.at(-1)}::uuid`
  }
}

function rowOf({ id, at, who, verb, subject, changes, ipAddress }: ActivityEntry): string[] {
  const changeText = changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`)
  return [
    at,
    who,
    verb,
    subject?.kind ?? '',
    subject?.title ?? '',
    changeText.join('; '),
    ipAddress ?? '',
    id,
  ]
}
