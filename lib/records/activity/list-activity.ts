import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import { escapeLike, searchWords } from '@/lib/platform/database/search-words'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Page, readPage } from '@/lib/platform/http/read-page'
import { ACTION_GROUPS } from '@/lib/records/activity/action-words'
import { type ActivityQuery, activityList, SYSTEM } from '@/lib/records/activity/activity-query'
import { type ActivityEntry, describeEntries } from '@/lib/records/activity/describe-entries'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { localCell, momentHeadings } from '@/lib/records/lists/spreadsheet-cell'
import { recordAudit } from '@/lib/records/store/history'

const PAGE_SIZE = 50

/** The audit log, newest first. @throws AppError 403 for everyone but administrators */
export async function listActivity(actor: Actor, query: ActivityQuery): Promise<Page<ActivityEntry>> {
  assertCan(actor, 'read', 'history')
  const where = activityWhere(query, await companyZone())
  return readPage(
    { search: query.search, page: query.page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const way = Prisma.raw(fromEnd ? 'asc' : 'desc')
        const rows = await db.$queryRaw<{ id: string }[]>`
          select id::text as id from audit_log where ${where} order by at ${way}, id ${way} limit ${take} offset ${skip}`
        return rows.map(({ id }) => id)
      },
      rows: async (ids) => describeEntries(await db.auditEntry.findMany({ where: { id: { in: ids } } })),
      count: async (atMost) => {
        const [row] = await db.$queryRaw<{ count: number }[]>`
          select count(*)::int as count from
            (select 1 from audit_log where ${where} order by at desc, id desc limit ${atMost}) as counted`
        return row?.count ?? 0
      },
    },
  )
}

const BATCH = 500
const COLUMNS = ['Person', 'Action', 'Kind', 'Item', 'Changes', 'IP address', 'ID']

/** The filtered entries, oldest first, as a CSV stream. Logs the export itself. @throws AppError 403 */
export async function exportActivity(actor: Actor, query: ActivityQuery): Promise<ReadableStream> {
  assertCan(actor, 'export', 'history')
  const after = Object.fromEntries(activityList.params(query))
  await recordAudit(db, actor, { action: 'export', entity: 'auditEntry', after })
  const timeZone = await companyZone()
  return csvStream([...momentHeadings('When', timeZone), ...COLUMNS], rowsOf(query, timeZone))
}

async function* rowsOf(query: ActivityQuery, timeZone: string) {
  const where = activityWhere(query, timeZone)
  let reached = Prisma.sql`true`
  for (;;) {
    const found = await db.$queryRaw<{ id: string }[]>`
      select id::text as id from audit_log where ${where} and ${reached} order by id limit ${BATCH}`
    const ids = found.map(({ id }) => id)
    const entries = await db.auditEntry.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
    for (const entry of await describeEntries(entries)) yield rowOf(entry, timeZone)
    if (found.length < BATCH) return
    reached = Prisma.sql`id > ${ids.at(-1)}::uuid`
  }
}

function rowOf(entry: ActivityEntry, timeZone: string): string[] {
  const { id, at, who, verb, subject, changes, ipAddress } = entry
  const changeText = changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`)
  return [
    at,
    localCell(at, timeZone),
    who,
    verb,
    subject?.kind ?? '',
    subject?.title ?? '',
    changeText.join('; '),
    ipAddress ?? '',
    id,
  ]
}

type Filters = Omit<ActivityQuery, 'page'>

/** The filters as an SQL condition on audit_log. */
function activityWhere(filters: Filters, timeZone: string): Prisma.Sql {
  const { search, person, action, entity, record, from, to } = filters
  const conditions = [
    ...(person ? [byPerson(person)] : []),
    ...(action ? [Prisma.sql`action = any(${actionsOf(action)}::text[])`] : []),
    ...(entity ? [Prisma.sql`entity = ${entity}`] : []),
    ...(record ? [Prisma.sql`entity_id = ${record}`] : []),
    ...(from ? [Prisma.sql`at >= ${from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [Prisma.sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
    ...searchWords(search).map(withWord),
  ]
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' and ')
}

function byPerson(person: string): Prisma.Sql {
  return person === SYSTEM
    ? Prisma.sql`actor_id is null and action <> 'sign-in-refused'`
    : Prisma.sql`actor_id = ${person}::uuid`
}

const actionsOf = (group: string) => ACTION_GROUPS.find(({ value }) => value === group)?.actions ?? []

/** Matches actor, IP address or content; the index audit_log_search_idx covers all four columns. */
function withWord(word: string): Prisma.Sql {
  const like = `%${escapeLike(word)}%`
  return Prisma.sql`(fold_text(actor_name) LIKE ${like} or fold_text(ip_address) LIKE ${like}
    or fold_text(before::text) LIKE ${like} or fold_text(after::text) LIKE ${like})`
}
