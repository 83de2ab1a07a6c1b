import { requestActor } from '@/lib/admin/actor'
import { hoursChange, saveSchedule } from '@/lib/hours/save-schedule'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Replaces the staffed hours of the company or of one community. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json({ seen: await saveSchedule(actor, await readJson(request, hoursChange)) })
  },
  { sameOrigin: true },
)
