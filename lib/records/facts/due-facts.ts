import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Page, readPage } from '@/lib/platform/http/read-page'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { EntityName } from '@/lib/records/declare/field'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { localTime } from '@/lib/records/declare/zoned-time'
import { entityNamed } from '@/lib/records/entities/registry'
import { factsSql } from '@/lib/records/facts/facts-sql'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const PAGE_SIZE = 25

/** A fact to review, with its current values; `reviewBy` is a day such as '2026-11-01'. */
export type DueFact = {
  /** 'community/<id>/Prices' */
  id: string
  entity: EntityName
  entityId: string
  /** The record's path in the API: 'communities/<id>'. */
  address: string
  href: string
  fact: string
  title: string
  values: { field: string; value: unknown }[]
  reviewBy: string
  ownerName: string | null
  reviewedAt: string | null
  reviewedByName: string | null
  /** Null unless the record belongs to a community. */
  communityName: string | null
}

/** Administrators are reminded of 'mineOrNobodys'. */
export type Whose = 'mine' | 'mineOrNobodys' | 'all'

/** Today in the company's zone, YYYY-MM-DD. */
export async function companyDay(now = new Date()): Promise<string> {
  const { timeZone } = await getSiteSettings()
  return localTime(now.toISOString(), timeZone).day
}

/** A page of overdue facts in the user's communities, oldest first; empty for users who can correct none. */
export async function dueFacts(
  actor: Actor,
  { page, whose, pageSize = PAGE_SIZE }: { page: number | 'last'; whose: Whose; pageSize?: number },
): Promise<Page<DueFact>> {
  const today = await companyDay()
  const days = new Map<string, string>()
  const owned = {
    mine: Prisma.sql`and facts.owner_id = ${actor.id}::uuid`,
    mineOrNobodys: Prisma.sql`and (facts.owner_id = ${actor.id}::uuid or facts.owner_id is null)`,
    all: Prisma.empty,
  }[whose]
  const due = Prisma.sql`from (${factsSql(actor)}) facts where facts.review_by <= ${today}::date ${owned}`
  return readPage<DueFact>(
    { search: '', page, pageSize },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const way = Prisma.raw(fromEnd ? 'desc' : 'asc')
        const rows = await db.$queryRaw<{ id: string; day: string }[]>`
          select facts.entity || '/' || facts.entity_id || '/' || facts.fact as id,
            to_char(facts.review_by, 'YYYY-MM-DD') as day ${due}
          order by facts.review_by ${way}, facts.entity_id ${way}, facts.fact ${way} limit ${take} offset ${skip}`
        for (const { id, day } of rows) days.set(id, day)
        return rows.map(({ id }) => id)
      },
      rows: (ids) => readFacts(ids, days),
      count: async (atMost) => {
        const [row] = await db.$queryRaw<{ count: number }[]>`
          select count(*)::int as count from (select 1 ${due} limit ${atMost}) counted`
        return row?.count ?? 0
      },
    },
  )
}

async function readFacts(ids: string[], days: Map<string, string>): Promise<DueFact[]> {
  const keys = ids.map((id) => {
    const [entity = '', entityId = '', fact = ''] = id.split('/')
    return { id, entity: entity as EntityName, entityId, fact }
  })
  const [records, reviews] = await Promise.all([
    recordsOf(keys),
    db.factReview.findMany({
      where: { OR: keys.map(({ entity, entityId, fact }) => ({ entity, entityId, fact })) },
      include: { owner: { select: { username: true } } },
    }),
  ])
  const communities = await communityNames(records)
  return keys.flatMap(({ id, entity: name, entityId, fact }) => {
    const entity = entityNamed(name)
    const record = records.get(entityId)
    const fields = entity.facts[fact]?.fields
    if (!record || !fields) return []
    const review = reviews.find((row) => row.entityId === entityId && row.fact === fact)
    return {
      id,
      entity: name,
      entityId,
      fact,
      address: `${entity.path}/${entityId}`,
      href: entity.kind === 'single' ? `/admin/${entity.path}` : `/admin/${entity.path}/${entityId}`,
      title: String(record[entity.title] ?? '') || 'Untitled',
      values: fields.map((field) => ({ field, value: record[field] ?? null })),
      reviewBy: days.get(id) ?? '',
      ownerName: review?.owner?.username ?? null,
      reviewedAt: review?.reviewedAt?.toISOString() ?? null,
      reviewedByName: review?.reviewedByName ?? null,
      communityName: communities.get(String(record.communityId ?? '')) ?? null,
    }
  })
}

async function recordsOf(
  keys: { entity: EntityName; entityId: string }[],
): Promise<Map<string, AdminRecord>> {
  const names = [...new Set(keys.map(({ entity }) => entity))]
  const read = names.map(async (name) => {
    const entity = entityNamed(name)
    const own = keys.filter((key) => key.entity === name)
    const where = { id: { in: own.map(({ entityId }) => entityId) } }
    const rows = await delegateOf(db, entity.name).findMany({ where, select: selectOf(entity) })
    return rows.map((row) => recordOf(entity, row))
  })
  return new Map((await Promise.all(read)).flat().map((record) => [record.id, record]))
}

async function communityNames(records: Map<string, AdminRecord>): Promise<Map<string, string>> {
  const ids = [...records.values()].flatMap(({ communityId }) => (communityId ? [String(communityId)] : []))
  const rows = await db.community.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
