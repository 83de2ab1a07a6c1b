import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type Asked, keyOf, measured } from '@/lib/marketing/reports/measured-leads'
import { type Grouping, isGrouping } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Page, readPage } from '@/lib/platform/http/read-page'
import { storableText } from '@/lib/platform/typed-text'

const MEASURES = [
  'received',
  'inTime',
  'late',
  'attempted',
  'reached',
  'toured',
  'movedIn',
  'lateSpam',
  'notCalled',
  'noConsent',
] as const

export type Measure = (typeof MEASURES)[number]

export type Behind = { measure: Measure; group: Grouping | null; key: string }

export type MeasuredLead = {
  id: string
  name: string
  createdAt: Date
  firstAttemptAt: Date | null
  isLate: boolean
  staffed: number | null
  community: string | null
}

const PAGE_SIZE = 50

const CONDITIONS: Record<Measure, Prisma.Sql> = {
  received: Prisma.sql`true`,
  inTime: Prisma.sql`first_attempt_at is not null and not is_late`,
  late: Prisma.sql`is_late`,
  attempted: Prisma.sql`first_attempt_at is not null`,
  reached: Prisma.sql`reached_at is not null`,
  toured: Prisma.sql`has_toured`,
  movedIn: Prisma.sql`status = 'converted'`,
  lateSpam: Prisma.sql`is_spam`,
  notCalled: Prisma.sql`first_attempt_at is null`,
  noConsent: Prisma.sql`ad_consent = 'denied'`,
}

export function behindIn(params: URLSearchParams): Behind {
  const group = params.get('group')
  return {
    measure: MEASURES.find((measure) => measure === params.get('measure')) ?? 'received',
    group: isGrouping(group) ? group : null,
    key: storableText(params.get('key') ?? '').slice(0, 60),
  }
}

/** Leads counted in a figure, newest first. @throws AppError 403 */
export async function leadsBehind(
  actor: Actor,
  asked: Asked,
  { measure, group, key }: Behind,
  page: number | 'last',
): Promise<Page<MeasuredLead>> {
  assertCan(actor, 'read', 'leads')
  const ofGroup = group
    ? Prisma.sql`and ${keyOf(group, asked.timeZone)} = ${key} ${
        group === 'person' ? Prisma.sql`and first_attempt_at is not null` : Prisma.empty
      }`
    : Prisma.empty
  return pageOfLeads(
    actor,
    {
      tables: await measured(actor, asked),
      from: 'measured',
      where: Prisma.sql`${conditionOf(measure)} ${ofGroup}`,
    },
    page,
  )
}

/** SQL condition of a figure on a row of `measured`. */
export function conditionOf(measure: Measure): Prisma.Sql {
  return CONDITIONS[measure]
}

type Found = { tables: Prisma.Sql; from: 'measured' | 'found'; where: Prisma.Sql }

/** One page of matching leads, newest first. @throws AppError 403 for those who read figures only */
export async function pageOfLeads(
  actor: Actor,
  { tables, from, where }: Found,
  page: number | 'last',
): Promise<Page<MeasuredLead>> {
  assertCan(actor, 'read', 'leads')
  const source = Prisma.raw(from)
  return readPage(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const order = fromEnd ? Prisma.sql`created_at, id` : Prisma.sql`created_at desc, id desc`
        const rows = await db.$queryRaw<{ id: string }[]>`
          with ${tables} select id::text as id from ${source} where ${where} order by ${order} limit ${take} offset ${skip}`
        return rows.map(({ id }) => id)
      },
      rows: (ids) => db.$queryRaw<MeasuredLead[]>`
        with ${tables}
        select m.id::text as id, m.name, m.created_at as "createdAt", m.first_attempt_at as "firstAttemptAt",
          coalesce(m.is_late, false) as "isLate", m.staffed_s as staffed, c.name as community
        from measured m left join communities c on c.id = m.community_id where m.id = any(${ids}::uuid[])`,
      count: async (take) => {
        const [row] = await db.$queryRaw<{ count: number }[]>`
          with ${tables} select count(*)::int as count from (select 1 from ${source} where ${where} limit ${take}) counted`
        return row?.count ?? 0
      },
    },
  )
}
