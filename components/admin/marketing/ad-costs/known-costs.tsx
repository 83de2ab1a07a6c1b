import { COSTS_PATH, viewParams } from '@/components/admin/marketing/ad-costs/costs-address'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { Link } from '@/components/ui/link'
import { formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import type { CostView } from '@/lib/marketing/ad-costs/costs-query'
import type { CostSummary } from '@/lib/marketing/ad-costs/summarize-costs'
import { longDay } from '@/lib/marketing/reports/day-label'

type Props = { ever: CostSummary['ever']; view: CostView; mayImport: boolean }

/** All costs on record with their days, or how costs get here. */
export function KnownCosts({ ever, view, mayImport }: Props) {
  if (ever)
    return (
      <p className="text-dense text-ink-soft">
        Recorded costs: {formatMoney(ever.spent)} from {longDay(ever.from)} to {longDay(ever.to)}.{' '}
        <Link href={rangeAddress(COSTS_PATH, ever, viewParams(view))} className="text-link">
          Show these dates
        </Link>
      </p>
    )
  return (
    <div className="rounded-control border border-line bg-card p-3 text-dense shadow-rest">
      <h2 className="text-base font-[620]">No costs recorded yet</h2>
      <p className="mt-1 max-w-[90ch] text-ink-soft">
        The lead counts are complete without costs. Costs come from the ad account, from the daily report that
        you download from Google Ads, Microsoft Advertising or Meta, or from what you enter for a campaign.{' '}
        {mayImport && (
          <>
            <Link href="/admin/connections/google" className="text-link">
              Connect Google Ads
            </Link>{' '}
            or{' '}
            <Link href="/admin/advertising/report" className="text-link">
              import a report
            </Link>
            .
          </>
        )}
      </p>
    </div>
  )
}
