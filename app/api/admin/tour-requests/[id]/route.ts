import { adminRoute } from '@/lib/accounts/admin-route'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'

/** Deletes a test lead. */
export const DELETE = adminRoute(({ actor, id }) => deleteLead(actor, id))
