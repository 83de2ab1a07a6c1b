import { adminRoute } from '@/lib/accounts/admin-route'
import { sendUploadAgain } from '@/lib/marketing/conversions/send-again'

/** Sends one upload to its ad platform again. */
export const POST = adminRoute(async ({ actor, id }) => {
  await sendUploadAgain(actor, id)
  return Response.json({ message: 'Sending again' }, { status: 202 })
})
