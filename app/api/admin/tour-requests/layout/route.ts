import { adminRoute } from '@/lib/accounts/admin-route'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { layoutSchema, saveLayout } from '@/lib/records/lists/list-views'

/** Stores the view that the person pinned next to the desk's tabs. */
export const PATCH = adminRoute({ body: layoutSchema, can: ['read', deskList.area] }, ({ actor, body }) =>
  saveLayout(actor, deskList, body),
)
