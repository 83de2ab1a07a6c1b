import { requestActor } from '@/lib/accounts/actor'
import { exportDropOff } from '@/lib/marketing/drop-off/export-drop-off'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { route } from '@/lib/platform/http/route'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Drop-off in quizzes and forms within a date range, as a CSV file. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(new URL(request.url).searchParams, timeZone, new Date())
  const body = await exportDropOff(actor, { ...range, timeZone })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="form-drop-off-${range.from}-${range.to}.csv"`,
    },
  })
})
