import { requestActor } from '@/lib/accounts/actor'
import { readDeviceTest, sendDeviceTest } from '@/lib/desk/alerts/device-test'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Outcome of the last test of one of the person's devices: `{ test }`, null when there was none. */
export const GET = route<Context>(async (request, context) => {
  const actor = await requestActor(request)
  return Response.json({ test: await readDeviceTest(actor, await idOf(context)) })
})

/** Sends the device a test: `{ test }`. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    return Response.json({ test: await sendDeviceTest(actor, await idOf(context)) }, { status: 202 })
  },
  { sameOrigin: true },
)
