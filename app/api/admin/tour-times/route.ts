import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { calendarChange, saveCalendar } from '@/lib/tour-calendars/save-calendar'

/** Replaces the tour calendar of a community. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json({ seen: await saveCalendar(actor, await readJson(request, calendarChange)) })
  },
  { sameOrigin: true },
)
