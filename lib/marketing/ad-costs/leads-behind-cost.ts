import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { attributed, costKeyOf } from '@/lib/marketing/ad-costs/attributed-leads'
import type { AskedCosts, CostBehind } from '@/lib/marketing/ad-costs/costs-query'
import { assertReadsCosts } from '@/lib/marketing/ad-costs/read-access'
import { conditionOf, type MeasuredLead, pageOfLeads } from '@/lib/marketing/reports/leads-behind'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Page } from '@/lib/platform/http/read-page'

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
  const ofLine = key === null ? Prisma.sql`campaign_id is not null` : Prisma.sql`key = ${key}`
  return pageOfLeads({ tables, from: 'found', where: Prisma.sql`is_counted and ${ofLine}` }, page)
}
