import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { campaignDays } from '@/lib/marketing/advertising/campaign-days'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import { isMirrored } from '@/lib/records/declare/mirrored'
import { campaigns } from '@/lib/records/entities/campaigns'

type CampaignCost = {
  /** US dollars on record and their days; null without any day. */
  days: (NumbersRange & { spent: number }) | null
  /** True when the costs are read from the ad account. */
  isRead: boolean
}

/** The cost of a campaign on all its days; null for a campaign that is gone. @throws AppError 403 */
export async function campaignCost(actor: Actor, id: string): Promise<CampaignCost | null> {
  assertCan(actor, 'read', 'advertising')
  const campaign = isUuid(id)
    ? await db.campaign.findUnique({ where: { id }, select: { id: true, externalId: true } })
    : null
  if (!campaign) return null
  const [days] = await db.$queryRaw<(NumbersRange & { spent: number })[]>`
    select first_day::text as "from", last_day::text as "to", (micros / 1e6)::float8 as spent
    from (${campaignDays(null)}) all_days where campaign_id = ${id}::uuid`
  return { days: days ?? null, isRead: isMirrored(campaigns, campaign) }
}
