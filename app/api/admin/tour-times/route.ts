import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { calendarChange, saveCalendar } from '@/lib/records/tour-times/save-calendar'

/** Replaces the tour calendar of a community. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json({ seen: await saveCalendar(actor, await readJson(request, calendarChange)) })
  },
  { sameOrigin: true },
)
