import { adminRoute } from '@/lib/accounts/admin-route'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { removeView, updateView, viewChangeSchema } from '@/lib/records/lists/list-views'

/** Renames a view of the desk's list, shares it, or changes what it shows. */
export const PATCH = adminRoute(
  { body: viewChangeSchema, can: ['read', deskList.area] },
  ({ actor, id, body }) => updateView(actor, deskList, id, body),
)

export const DELETE = adminRoute(({ actor, id }) => removeView(actor, deskList, id))
