import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { spreadEvenly } from '@/lib/marketing/advertising/spread-evenly'
import { daysOf, type TypedCost } from '@/lib/marketing/advertising/typed-cost'
import { sumCampaigns } from '@/lib/marketing/advertising/write-metrics'
import { conflict } from '@/lib/platform/errors'
import { isMirrored } from '@/lib/records/declare/mirrored'
import { campaigns } from '@/lib/records/entities/campaigns'
import { change, lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

/**
 * Stores a cost of a campaign, in equal parts on each day; what these days cost before is replaced.
 * @throws AppError 403, 404, 409 for a campaign that is read from the ad account
 */
export async function enterCost(
  actor: Actor,
  id: string,
  { from, to, dollars }: TypedCost,
): Promise<{ days: number }> {
  assertCan(actor, 'update', 'advertising')
  const days = daysOf(from, to)
  const micros = spreadEvenly(BigInt(Math.round(dollars * 1_000_000)), days.length).map(String)
  return change(campaigns, async (tx) => {
    await lock(tx, campaigns, id)
    const campaign = await findRecord(tx, actor, campaigns, id)
    if (isMirrored(campaigns, campaign))
      throw conflict('The costs of this campaign are synced from the ad account')
    await tx.$executeRaw`
      insert into ad_metrics (id, level, day, campaign_id, cost_micros, source, updated_at)
      select gen_random_uuid(), 'campaign', n.day::date, ${id}::uuid, n.micros::bigint, 'hand', now()
      from unnest(${days}::text[], ${micros}::text[]) as n(day, micros)
      on conflict (day, campaign_id, ad_group_id, keyword_id)
        do update set cost_micros = excluded.cost_micros, source = 'hand', updated_at = now()`
    await sumCampaigns(tx, [id])
    await recordAudit(tx, actor, {
      action: 'ad-account.cost',
      entity: 'campaign',
      entityId: id,
      after: { from, to, dollars },
    })
    return { answer: { days: days.length }, expired: [campaigns.table] }
  })
}
