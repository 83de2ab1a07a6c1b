import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Page, readPage } from '@/lib/platform/http/read-page'
import type { ActivityQuery } from '@/lib/records/activity/activity-query'
import { activityWhere } from '@/lib/records/activity/activity-where'
import { type ActivityEntry, describeEntries } from '@/lib/records/activity/describe-entries'

const PAGE_SIZE = 50

/** The audit log, newest first. @throws AppError 403 for everyone but administrators */
export async function listActivity(actor: Actor, query: ActivityQuery): Promise<Page<ActivityEntry>> {
  assertCan(actor, 'read', 'history')
  const where = activityWhere(query)
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
