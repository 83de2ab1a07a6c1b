import { requestActor } from '@/lib/accounts/actor'
import { sendUploadAgain } from '@/lib/marketing/conversions/send-again'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Sends one upload to its ad platform again. */
export const POST = route<Context>(
  async (request, { params }) => {
    await sendUploadAgain(await requestActor(request), (await params).id)
    return Response.json({ message: 'On its way again' }, { status: 202 })
  },
  { sameOrigin: true },
)
