import { requestActor } from '@/lib/accounts/actor'
import { readRecipientTest, sendRecipientTest } from '@/lib/desk/alerts/recipient-test'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Outcome of the last test mail to a recipient: `{ test }`, null when there was none. */
export const GET = route<Context>(async (request, context) => {
  const test = await readRecipientTest(await requestActor(request), await idOf(context))
  return Response.json({ test })
})

/** Sends a test mail to a recipient: `{ test }`. */
export const POST = route<Context>(
  async (request, context) => {
    const test = await sendRecipientTest(await requestActor(request), await idOf(context))
    return Response.json({ test }, { status: 202 })
  },
  { sameOrigin: true },
)
