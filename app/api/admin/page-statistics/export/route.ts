import { adminRoute } from '@/lib/accounts/admin-route'
import { exportPages } from '@/lib/marketing/page-statistics/export-pages'
import { leadPageIn } from '@/lib/marketing/page-statistics/statistics-query'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { fileResponse } from '@/lib/platform/http/file-response'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Page statistics of a date range as a CSV file. */
export const GET = adminRoute(async ({ actor, query }) => {
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(query, timeZone, new Date())
  const body = await exportPages(actor, { ...range, timeZone, leadPage: leadPageIn(query) })
  return fileResponse(body, `pages-${range.from}-${range.to}.csv`)
})
