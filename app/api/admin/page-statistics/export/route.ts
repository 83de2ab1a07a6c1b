import { requestActor } from '@/lib/admin/actor'
import { getSiteSettings } from '@/lib/content/site-settings'
import { route } from '@/lib/http/route'
import { rangeIn } from '@/lib/numbers/numbers-query'
import { exportPages } from '@/lib/page-views/export-pages'
import { leadPageIn } from '@/lib/page-views/statistics-query'

/** The page statistics of a range as a CSV file. */
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
