import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { activityQuery } from '@/lib/records/activity/activity-query'
import { listActivity } from '@/lib/records/activity/list-activity'

/** The audit log in words, newest first; the parameters are those of the screen's address. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listActivity(actor, activityQuery(new URL(request.url).searchParams)))
})
