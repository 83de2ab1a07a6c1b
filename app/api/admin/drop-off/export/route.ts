import { adminRoute } from '@/lib/accounts/admin-route'
import { exportDropOff } from '@/lib/marketing/drop-off/export-drop-off'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { fileResponse } from '@/lib/platform/http/file-response'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Drop-off in quizzes and forms within a date range, as a CSV file. */
export const GET = adminRoute(async ({ actor, query }) => {
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(query, timeZone, new Date())
  const body = await exportDropOff(actor, { ...range, timeZone })
  return fileResponse(body, `form-drop-off-${range.from}-${range.to}.csv`)
})
