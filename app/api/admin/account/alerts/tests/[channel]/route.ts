import { requestActor } from '@/lib/accounts/actor'
import { readAlertTest, sendAlertTest } from '@/lib/desk/alerts/alert-test'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ channel: string }> }

/** Outcome of the person's last test by `email` or `text`: `{ test }`, null when there was none. */
export const GET = route<Context>(async (request, { params }) => {
  const test = await readAlertTest(await requestActor(request), (await params).channel)
  return Response.json({ test })
})

/** Sends the person a test: `{ test }`. */
export const POST = route<Context>(
  async (request, { params }) => {
    const test = await sendAlertTest(await requestActor(request), (await params).channel)
    return Response.json({ test }, { status: 202 })
  },
  { sameOrigin: true },
)
