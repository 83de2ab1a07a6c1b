import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { cancelReleasePlan, planRelease } from '@/lib/records/releases/plan-release'

type Context = { params: Promise<{ id: string }> }

const plan = z.strictObject({
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }),
})

/** Schedules it for `{ at }`, or reschedules it. */
export const PUT = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertMayRelease(actor)
    await planRelease(actor, await idOf(context), (await readJson(request, plan)).at)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)

/** Cancels the schedule, or dismisses a missed one. */
export const DELETE = route<Context>(
  async (request, context) => {
    await cancelReleasePlan(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
