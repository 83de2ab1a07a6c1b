import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { assertMayRelease } from '@/lib/releases/find-release'
import { cancelReleasePlan, planRelease } from '@/lib/releases/plan-release'

type Context = { params: Promise<{ id: string }> }

const plan = z.strictObject({
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }),
})

/** Plans it for `{ at }`, or moves what is planned. */
export const PUT = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertMayRelease(actor)
    await planRelease(actor, await idOf(context), (await readJson(request, plan)).at)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)

/** Takes the plan back, or puts one aside that was missed. */
export const DELETE = route<Context>(
  async (request, context) => {
    await cancelReleasePlan(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
