import { adminRoute } from '@/lib/accounts/admin-route'
import { costViewIn } from '@/lib/marketing/ad-costs/costs-query'
import { exportCosts } from '@/lib/marketing/ad-costs/export-costs'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { fileResponse } from '@/lib/platform/http/file-response'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** One comparison of lead costs as a CSV file. */
export const GET = adminRoute(async ({ actor, query }) => {
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(query, timeZone, new Date())
  const view = costViewIn(query)
  const body = await exportCosts(actor, { ...range, ...view, timeZone })
  const name = `cost-per-lead-by-${view.grouping}-${view.side}-touch-${range.from}-${range.to}.csv`
  return fileResponse(body, name)
})
