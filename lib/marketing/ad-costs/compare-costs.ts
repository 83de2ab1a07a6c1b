import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { attributed, costKeyOf } from '@/lib/marketing/ad-costs/attributed-leads'
import { costNamesOf } from '@/lib/marketing/ad-costs/cost-names'
import {
  type AskedCosts,
  type CostBehind,
  type CostGrouping,
  EVERY_LEAD,
  type FunnelMeasure,
  NO_PART,
  OTHERS,
  otherSide,
  WITHOUT_LEAD,
} from '@/lib/marketing/ad-costs/costs-query'
import { assertReadsCosts } from '@/lib/marketing/ad-costs/read-access'
import { campaignDays, withinDays } from '@/lib/marketing/advertising/campaign-days'
import { conditionOf, type MeasuredLead, pageOfLeads } from '@/lib/marketing/reports/leads-behind'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Page } from '@/lib/platform/http/read-page'

/** Lead counts, US dollars (null without spending), and the median days to a move-in (null without one). */
type Costs = Record<FunnelMeasure, number> & { spent: number | null; daysToMoveIn: number | null }

export type GroupCosts = Costs & {
  key: string
  name: string
  /** Move-ins of the group by the touch that was not asked for. */
  movedInByOther: number
}

/** Groups shown by default, and when all are requested. */
export const LINES_SHOWN = { usually: 50, atMost: 1_000 }

type Line = Omit<GroupCosts, 'name' | 'movedInByOther'>

/** Groups ordered by cost; the last combines those beyond `most`. @throws AppError 403 */
export async function compareCosts(actor: Actor, asked: AskedCosts, most: number): Promise<GroupCosts[]> {
  assertReadsCosts(actor)
  const [rows, byOther] = await Promise.all([readLines(actor, asked, most), moveInsByOther(actor, asked)])
  const groups = withOther(rows, byOther, most)
  const names = await costNamesOf(
    asked.grouping,
    groups.map(({ key }) => key),
  )
  return groups.map((row) => ({ ...row, name: names(row.key) }))
}

async function readLines(actor: Actor, asked: AskedCosts, most: number): Promise<Line[]> {
  return db.$queryRaw`
    with ${await attributed(actor, asked)}, spend as (${campaignDays(asked)}),
    lines as materialized (
      select ${costKeyOf(asked.grouping)} as key, campaign_id, first_attempt_at is not null as attempted,
        reached_at is not null as reached, has_toured as toured, status = 'converted' as moved_in, days_to_move_in
      from attributed
    ),
    counted as (
      select key, count(*) as received, count(*) filter (where attempted) as attempted,
        count(*) filter (where reached) as reached, count(*) filter (where toured) as toured,
        count(*) filter (where moved_in) as moved_in
      from lines group by key
    ),
    figures as (
      select key, received, attempted, reached, toured, moved_in, nullif(charged.micros, 0) as micros,
        row_number() over (order by charged.micros desc nulls last, counted.received desc nulls last, key) as place
      from counted full join (${chargedTo(asked.grouping, asked)}) charged using (key)
      where counted.received is not null or charged.micros <> 0
    ),
    folded as (select figures.*, case when place <= ${most} then key else ${OTHERS} end as shown from figures),
    lags as (
      select shown, percentile_cont(0.5) within group (order by days_to_move_in) as days
      from lines join folded using (key) where days_to_move_in is not null group by shown
    )
    select folded.shown as key, ${sumOf('received')} as received, ${sumOf('attempted')} as attempted,
      ${sumOf('reached')} as reached, ${sumOf('toured')} as toured, ${sumOf('moved_in')} as "movedIn",
      (sum(micros) / 1e6)::float8 as spent, max(lags.days) as "daysToMoveIn"
    from folded left join lags on lags.shown = folded.shown group by 1 order by min(place)`
}

function sumOf(count: string): Prisma.Sql {
  return Prisma.raw(`coalesce(sum(${count}), 0)::int`)
}

type ByKey = { key: string; movedIn: number }

/** Move-ins by group, by the other touch. */
async function moveInsByOther(actor: Actor, asked: AskedCosts): Promise<ByKey[]> {
  const other = { ...asked, side: otherSide(asked.side) }
  return db.$queryRaw`
    with ${await attributed(actor, other, 'move-ins')}
    select ${costKeyOf(asked.grouping)} as key, count(*)::int as "movedIn" from attributed group by 1 order by 2 desc, 1`
}

/** A group with move-ins by the other touch only is a line too, so that both columns add up to the same. */
function withOther(rows: Line[], byOther: ByKey[], most: number): Omit<GroupCosts, 'name'>[] {
  const groups = new Map(rows.map((row) => [row.key, { ...row, movedInByOther: 0 }]))
  for (const { key, movedIn } of byOther) {
    const isFull = groups.has(OTHERS) || groups.size >= most
    const shown = groups.has(key) || !isFull ? key : OTHERS
    const group = groups.get(shown) ?? { ...EMPTY, key: shown, movedInByOther: 0 }
    groups.set(shown, { ...group, movedInByOther: group.movedInByOther + movedIn })
  }
  return [...groups.values()]
}

const EMPTY = {
  received: 0,
  attempted: 0,
  reached: 0,
  toured: 0,
  movedIn: 0,
  spent: null,
  daysToMoveIn: null,
}

/** Cost per group (key, micros). The total equals all campaigns', so remainders have their own groups. */
function chargedTo(grouping: CostGrouping, range: NumbersRange): Prisma.Sql {
  if (grouping === 'campaign') return Prisma.sql`select campaign_id::text as key, micros from spend`
  if (grouping === 'ad-group') return ofParts('ad_group', range)
  if (grouping === 'keyword') return ofParts('keyword', range)
  return SHARES
}

function ofParts(level: 'ad_group' | 'keyword', range: NumbersRange): Prisma.Sql {
  return Prisma.sql`
    select key, micros from (
      with parts as (
        select ${Prisma.raw(`${level}_id`)}::text as key, sum(cost_micros) as micros
        from ad_metrics where level = ${level} and ${withinDays(range)} group by 1
      )
      select key, micros from parts
      union all
      select ${NO_PART}, coalesce((select sum(micros) from spend), 0) - coalesce((select sum(micros) from parts), 0)
    ) carried`
}

/** Leads of a campaign share its cost equally. */
const SHARES = Prisma.sql`
  select shared.key, sum(spend.micros * shared.leads / shared.of_campaign) as micros
  from (
    select key, campaign_id, count(*) as leads, sum(count(*)) over (partition by campaign_id) as of_campaign
    from lines where campaign_id is not null group by key, campaign_id
  ) shared join spend on spend.campaign_id = shared.campaign_id
  group by shared.key
  union all
  select ${WITHOUT_LEAD}, sum(micros) from spend
  where not exists (select 1 from lines where lines.campaign_id = spend.campaign_id)`

/** Leads counted in a figure, newest first. @throws AppError 403 */
export async function leadsBehindCost(
  actor: Actor,
  asked: AskedCosts,
  { measure, key }: CostBehind,
  page: number | 'last',
): Promise<Page<MeasuredLead>> {
  assertReadsCosts(actor)
  // Materialized, because the planner would otherwise look up each lead's words one by one.
  const tables = Prisma.sql`${await attributed(actor, asked)},
    found as materialized (
      select id, created_at, campaign_id, ${costKeyOf(asked.grouping)} as key, ${conditionOf(measure)} as is_counted from attributed
    )`
  return pageOfLeads(actor, { tables, from: 'found', where: Prisma.sql`is_counted and ${lineOf(key)}` }, page)
}

function lineOf(key: CostBehind['key']): Prisma.Sql {
  if (key === null) return Prisma.sql`campaign_id is not null`
  return key === EVERY_LEAD ? Prisma.sql`true` : Prisma.sql`key = ${key}`
}
