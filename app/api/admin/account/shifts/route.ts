import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { saveShiftPlan } from '@/lib/desk/routing/save-shift-plan'
import { unauthorized } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Saves the person's own hours and vacations. */
export const PUT = route(
  async (request) => {
    const actor = await requestActor(request)
    if (!actor.id) throw unauthorized()
    return Response.json(await saveShiftPlan(actor, actor.id, await readJson(request, z.unknown())))
  },
  { sameOrigin: true },
)
