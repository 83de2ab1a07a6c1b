import { Card } from '@/components/admin/kit/card'
import { COSTS_PATH } from '@/components/admin/marketing/ad-costs/costs-address'
import { EnterCost } from '@/components/admin/marketing/advertising/enter-cost'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import { campaignCost } from '@/lib/marketing/advertising/campaign-cost'
import { longDay } from '@/lib/marketing/reports/day-label'

/** The days on which a campaign's cost is on record, and a place to enter more. */
export async function CampaignCostAside({ actor, id }: { actor: Actor; id: string }) {
  const found = await campaignCost(actor, id)
  if (!found) return null
  const { days, isRead } = found
  return (
    <Card id="cost-by-day" title="Cost by day">
      <div className="grid gap-3 text-dense">
        <p>
          {days
            ? `${formatMoney(days.spent)} recorded, from ${longDay(days.from)} to ${longDay(days.to)}.`
            : 'No costs recorded.'}{' '}
          {days && readsCosts(actor) && (
            <Link href={rangeAddress(COSTS_PATH, days)} className="text-link">
              See its leads and move-ins
            </Link>
          )}
        </p>
        {isRead && <p className="text-ink-soft">Costs are synced from the ad account.</p>}
        {!isRead && can(actor, 'update', 'advertising') && <EnterCost id={id} />}
      </div>
    </Card>
  )
}
