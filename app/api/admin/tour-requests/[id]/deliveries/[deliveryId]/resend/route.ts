import { adminRoute } from '@/lib/accounts/admin-route'
import { resendDelivery } from '@/lib/desk/tour-requests/resend'

/** Sends one alert again at once. */
export const POST = adminRoute(async ({ actor, params: { deliveryId = '' } }) => {
  await resendDelivery(actor, deliveryId)
  return { message: 'Sending again' }
})
