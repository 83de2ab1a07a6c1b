import { requestActor } from '@/lib/accounts/actor'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { exportTimes } from '@/lib/marketing/response-times/export-times'
import { route } from '@/lib/platform/http/route'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** One comparison of response times as a CSV file. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const params = new URL(request.url).searchParams
  const group = params.get('group')
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const body = await exportTimes(actor, { ...range, timeZone }, group)
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="response-times-by-${group}-${range.from}-${range.to}.csv"`,
    },
  })
})
