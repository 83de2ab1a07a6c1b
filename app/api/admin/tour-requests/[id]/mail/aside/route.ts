import { requestActor } from '@/lib/admin/actor'
import { setMailAside } from '@/lib/desk/set-mail-aside'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Says that the mail behind a request is none. */
export const POST = route<Context>(
  async (request, { params }) => {
    await setMailAside(await requestActor(request), (await params).id)
    return Response.json({ message: 'Set aside' })
  },
  { sameOrigin: true },
)
