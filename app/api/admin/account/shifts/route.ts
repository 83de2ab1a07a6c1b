import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { unauthorized } from '@/lib/errors'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { saveShiftPlan } from '@/lib/routing/save-shift-plan'

/** Saves the person's own hours and vacations. */
export const PUT = route(
  async (request) => {
    const actor = await requestActor(request)
    if (!actor.id) throw unauthorized()
    return Response.json(await saveShiftPlan(actor, actor.id, await readJson(request, z.unknown())))
  },
  { sameOrigin: true },
)
