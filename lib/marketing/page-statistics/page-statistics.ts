import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { assertReadsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import type { AskedPages, LeadPage, PageMeasure } from '@/lib/marketing/page-statistics/statistics-query'
import { conditionOf, type MeasuredLead, pageOfLeads } from '@/lib/marketing/reports/leads-behind'
import { IS_REQUEST, measured } from '@/lib/marketing/reports/measured-leads'
import { TOUCH_PATH, TOUCHES } from '@/lib/marketing/reports/touch-sql'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Page } from '@/lib/platform/http/read-page'

export type PageFigures = Record<PageMeasure | 'views' | 'visitors', number> & { path: string }

export type ViewPart = { key: string; views: number; visitors: number }

/** Lines shown by default, and when all are requested. */
export const PAGES_SHOWN = { usually: 50, atMost: 2_000 }

const PARTS_SHOWN = 12

const TOUCH: Record<LeadPage, Prisma.Sql> = {
  landing: TOUCHES.first,
  form: Prisma.sql`jsonb_strip_nulls(jsonb_build_object('landingPageUrl', (
    select c.page_url from lead_consents c where c.tour_request_id = tour_requests.id and c.kind = 'contact' limit 1)))`,
}

/** Pages viewed or credited with a lead in a range, by views. @throws AppError 403 */
export async function readPages(actor: Actor, asked: AskedPages, most: number): Promise<PageFigures[]> {
  assertReadsPageStatistics(actor)
  return db.$queryRaw<PageFigures[]>`
    with ${await ofPages(actor, asked)},
    brought as (
      select path, count(*) as received, count(*) filter (where ${conditionOf('toured')}) as toured,
        count(*) filter (where ${conditionOf('movedIn')}) as moved_in
      from found where path <> '' group by path
    ),
    seen as (
      select path, sum(views) as views, sum(visitors) as visitors from page_days
      where ${inRange(asked)} group by path
    )
    select path, coalesce(views, 0)::int as views, coalesce(visitors, 0)::int as visitors,
      coalesce(received, 0)::int as received, coalesce(toured, 0)::int as toured, coalesce(moved_in, 0)::int as "movedIn"
    from seen full join brought using (path)
    order by 2 desc, 4 desc, path limit ${most}`
}

/** Views by device, source or referring site; daily visitors are added up. @throws AppError 403 */
export async function readParts(
  actor: Actor,
  asked: AskedPages,
  part: 'device' | 'way' | 'referrer_host',
): Promise<ViewPart[]> {
  assertReadsPageStatistics(actor)
  const column = Prisma.raw(part)
  return db.$queryRaw<ViewPart[]>`
    select ${column} as key, sum(views)::int as views, sum(arrivals)::int as visitors from page_days
    where ${inRange(asked)} and ${column} <> '' group by 1 order by 2 desc, 1 limit ${PARTS_SHOWN}`
}

/** Leads counted in a page's figure, newest first. @throws AppError 403 */
export async function leadsOfPage(
  actor: Actor,
  asked: AskedPages,
  { measure, path }: { measure: PageMeasure; path: string },
  page: number | 'last',
): Promise<Page<MeasuredLead>> {
  assertReadsPageStatistics(actor)
  const tables = await ofPages(actor, asked)
  return pageOfLeads(
    actor,
    { tables, from: 'found', where: Prisma.sql`path = ${path} and ${conditionOf(measure)}` },
    page,
  )
}

async function ofPages(actor: Actor, { leadPage, ...asked }: AskedPages): Promise<Prisma.Sql> {
  const leads = await measured(actor, asked, { counted: IS_REQUEST, touch: TOUCH[leadPage] })
  return Prisma.sql`${leads}, found as materialized (
    select id, created_at, has_toured, status, ${TOUCH_PATH} as path from measured)`
}

const inRange = ({ from, to }: AskedPages) => Prisma.sql`day between ${from}::date and ${to}::date`
