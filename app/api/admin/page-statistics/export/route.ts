import { requestActor } from '@/lib/accounts/actor'
import { exportPages } from '@/lib/marketing/page-statistics/export-pages'
import { leadPageIn } from '@/lib/marketing/page-statistics/statistics-query'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { route } from '@/lib/platform/http/route'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Page statistics of a date range as a CSV file. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const params = new URL(request.url).searchParams
  const { timeZone } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const body = await exportPages(actor, { ...range, timeZone, leadPage: leadPageIn(params) })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="pages-${range.from}-${range.to}.csv"`,
    },
  })
})
