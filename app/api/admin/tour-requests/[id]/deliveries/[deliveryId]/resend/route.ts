import { requestActor } from '@/lib/accounts/actor'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string; deliveryId: string }> }

/** Sends one alert again at once. */
export const POST = route<Context>(
  async (request, { params }) => {
    await resendDelivery(await requestActor(request), (await params).deliveryId)
    return Response.json({ message: 'Sending again' })
  },
  { sameOrigin: true },
)
