import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { activityQuery } from '@/lib/records/activity/activity-query'
import { exportActivity } from '@/lib/records/activity/export-activity'

/** All pages of the log as a CSV file; takes the log's query parameters. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const body = await exportActivity(actor, activityQuery(new URL(request.url).searchParams))
  const name = `activity-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})
