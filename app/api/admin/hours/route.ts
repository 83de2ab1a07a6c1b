import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { hoursChange, saveSchedule } from '@/lib/records/hours/save-schedule'

/** Replaces the staffed hours of the company or of one community. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json({ seen: await saveSchedule(actor, await readJson(request, hoursChange)) })
  },
  { sameOrigin: true },
)
