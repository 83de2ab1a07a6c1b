import { adminRoute } from '@/lib/accounts/admin-route'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { exportTimes } from '@/lib/marketing/response-times/response-times'
import { fileResponse } from '@/lib/platform/http/file-response'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** One comparison of response times as a CSV file. */
export const GET = adminRoute(async ({ actor, query }) => {
  const group = query.get('group')
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(query, timeZone, new Date())
  const body = await exportTimes(actor, { ...range, timeZone }, group)
  return fileResponse(body, `response-times-by-${group}-${range.from}-${range.to}.csv`)
})
