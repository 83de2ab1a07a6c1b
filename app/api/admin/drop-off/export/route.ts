import { requestActor } from '@/lib/admin/actor'
import { getSiteSettings } from '@/lib/content/site-settings'
import { exportDropOff } from '@/lib/form-steps/export-drop-off'
import { route } from '@/lib/http/route'
import { rangeIn } from '@/lib/numbers/numbers-query'

/** How far visitors came in quizzes and forms, in a range, as a CSV file. */
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
