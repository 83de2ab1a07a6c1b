import { activityQuery } from '@/lib/activity/activity-query'
import { listActivity } from '@/lib/activity/list-activity'
import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'

/** The audit log in words, newest first; the parameters are those of the screen's address. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listActivity(actor, activityQuery(new URL(request.url).searchParams)))
})
