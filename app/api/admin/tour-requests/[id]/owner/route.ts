import { adminRoute } from '@/lib/accounts/admin-route'
import { assignmentSchema } from '@/lib/desk/status/action-schema'
import { assignLead } from '@/lib/desk/tour-requests/assign-many'

/** Assigns the lead to a staff member, or to no one. */
export const POST = adminRoute(assignmentSchema, async ({ actor, id, body }) => {
  await assignLead(actor, id, body.ownerId)
  return { message: 'Owner changed' }
})
