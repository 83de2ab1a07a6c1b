import { adminRoute } from '@/lib/accounts/admin-route'
import { addMailToDesk } from '@/lib/desk/tour-requests/read-mail'

/** Creates a lead from a mail that was set aside; returns the lead's id. */
export const POST = adminRoute(async ({ actor, id }) =>
  Response.json({ leadId: await addMailToDesk(actor, id) }, { status: 201 }),
)
