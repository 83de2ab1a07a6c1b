import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { saveShiftPlan } from '@/lib/desk/routing/save-shift-plan'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Saves another user's hours and vacations. */
export const PUT = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    const id = await idOf(context)
    return Response.json(await saveShiftPlan(actor, id, await readJson(request, z.unknown())))
  },
  { sameOrigin: true },
)
