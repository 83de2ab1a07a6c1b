import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { activityQuery } from '@/lib/records/activity/activity-query'
import { listActivity } from '@/lib/records/activity/list-activity'

/** Audit log as text, newest first; takes the screen's query parameters. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listActivity(actor, activityQuery(new URL(request.url).searchParams)))
})
