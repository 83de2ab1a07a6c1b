import { requestActor } from '@/lib/accounts/actor'
import { setMailAside } from '@/lib/desk/tour-requests/set-mail-aside'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Marks the mail behind a request as not being a request. */
export const POST = route<Context>(
  async (request, { params }) => {
    await setMailAside(await requestActor(request), (await params).id)
    return Response.json({ message: 'Set aside' })
  },
  { sameOrigin: true },
)
