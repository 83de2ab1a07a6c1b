import { adminRoute } from '@/lib/accounts/admin-route'
import { resendToCrm } from '@/lib/desk/crm/lead-in-crm'

/** Sends the lead to the CRM again. */
export const POST = adminRoute(async ({ actor, id }) => {
  await resendToCrm(actor, id)
  return Response.json({ message: 'Sending' }, { status: 202 })
})
