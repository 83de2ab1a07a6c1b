import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { SENDERS } from '@/lib/marketing/conversions/conversion-platforms'
import { AD_CONVERSION, conversionKey } from '@/lib/marketing/conversions/kinds'
import { db } from '@/lib/platform/database/db'
import { readPage } from '@/lib/platform/http/read-page'

const PAGE_SIZE = 25

/** Uploads, newest first; no names, because readers may lack access to the leads. @throws AppError 403 */
export async function listUploads(actor: SessionUser, page: number | 'last') {
  assertCan(actor, 'read', 'advertising')
  const { rows, ...list } = await readPage(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const orderBy = orderOf(fromEnd ? 'asc' : 'desc')
        const found = await db.conversionUpload.findMany({ orderBy, skip, take, select: { id: true } })
        return found.map(({ id }) => id)
      },
      rows: (ids) => db.conversionUpload.findMany({ where: { id: { in: ids } } }),
      count: (take) => db.conversionUpload.count({ take, orderBy: orderOf('desc') }),
    },
  )
  const tries = await triesOf(rows.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  const uploads = rows.map((row) => ({
    ...row,
    value: row.value.toNumber(),
    tries: tries.get(conversionKey(AD_CONVERSION, row.id)) ?? null,
  }))
  return { ...list, uploads }
}

/** By deduplication key: how often a waiting upload was tried, why that failed and when it is tried next. */
async function triesOf(ids: string[]) {
  const items = await db.outboxItem.findMany({
    where: { dedupKey: { in: ids.map((id) => conversionKey(AD_CONVERSION, id)) }, attemptCount: { gt: 0 } },
    select: { dedupKey: true, attemptCount: true, lastError: true, dueAt: true },
  })
  return new Map(items.map(({ dedupKey, ...tries }) => [dedupKey, tries]))
}

export type ListedUpload = Awaited<ReturnType<typeof listUploads>>['uploads'][number]

/** State of each platform with its last test and upload counts. */
export async function adConnections(actor: SessionUser) {
  assertCan(actor, 'read', 'advertising')
  const [connections, counts] = await Promise.all([
    db.adConnection.findMany(),
    db.conversionUpload.groupBy({ by: ['vendor', 'state'], _count: true }),
  ])
  return SENDERS.map(({ platform: { id, product }, api }) => ({
    vendor: id,
    product,
    isSet: api.isSet(),
    connection: connections.find(({ vendor }) => vendor === id) ?? null,
    counts: Object.fromEntries(
      counts.filter(({ vendor }) => vendor === id).map(({ state, _count }) => [state, _count]),
    ) as Record<string, number>,
  }))
}

export type AdConnectionState = Awaited<ReturnType<typeof adConnections>>[number]

const orderOf = (direction: 'asc' | 'desc') => [{ createdAt: direction }, { id: direction }]
