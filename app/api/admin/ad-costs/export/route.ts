import { requestActor } from '@/lib/accounts/actor'
import { costViewIn } from '@/lib/marketing/ad-costs/costs-query'
import { exportCosts } from '@/lib/marketing/ad-costs/export-costs'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { route } from '@/lib/platform/http/route'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** One comparison of lead costs as a CSV file. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const params = new URL(request.url).searchParams
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const view = costViewIn(params)
  const body = await exportCosts(actor, { ...range, ...view, timeZone })
  const name = `cost-per-lead-by-${view.grouping}-${view.side}-touch-${range.from}-${range.to}`
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })
})
