import { costViewIn } from '@/lib/ad-costs/costs-query'
import { exportCosts } from '@/lib/ad-costs/export-costs'
import { requestActor } from '@/lib/admin/actor'
import { getSiteSettings } from '@/lib/content/site-settings'
import { route } from '@/lib/http/route'
import { rangeIn } from '@/lib/numbers/numbers-query'

/** One comparison of what leads cost as a CSV file. */
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
