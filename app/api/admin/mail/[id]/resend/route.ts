import { requestActor } from '@/lib/accounts/actor'
import { resendMail } from '@/lib/desk/tour-requests/resend'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Sends a mail to a visitor again at once. */
export const POST = route<Context>(
  async (request, { params }) => {
    await resendMail(await requestActor(request), (await params).id)
    return Response.json({ message: 'Sending again' })
  },
  { sameOrigin: true },
)
