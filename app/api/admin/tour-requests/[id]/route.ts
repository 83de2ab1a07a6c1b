import { adminRoute } from '@/lib/accounts/admin-route'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'
import { markViewed } from '@/lib/desk/tour-requests/mark-viewed'
import { readLead } from '@/lib/desk/tour-requests/read-lead'

/** A lead with its history. Counts as a view, as opening its page does. */
export const GET = adminRoute(async ({ actor, id }) => {
  await markViewed(actor, id)
  return readLead(actor, id)
})

/** Deletes a test lead. */
export const DELETE = adminRoute(({ actor, id }) => deleteLead(actor, id))
