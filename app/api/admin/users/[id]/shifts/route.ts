import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { saveShiftPlan } from '@/lib/routing/save-shift-plan'

type Context = { params: Promise<{ id: string }> }

/** Saves somebody's hours and vacations. */
export const PUT = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    const id = await idOf(context)
    return Response.json(await saveShiftPlan(actor, id, await readJson(request, z.unknown())))
  },
  { sameOrigin: true },
)
