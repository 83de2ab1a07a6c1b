import { adminRoute } from '@/lib/accounts/admin-route'
import { resendMail } from '@/lib/desk/tour-requests/resend'

/** Sends a mail to a visitor again at once. */
export const POST = adminRoute(async ({ actor, id }) => {
  await resendMail(actor, id)
  return { message: 'Sending again' }
})
