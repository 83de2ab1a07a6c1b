import { adminRoute } from '@/lib/accounts/admin-route'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { createView, listViews, newViewSchema } from '@/lib/records/lists/list-views'

/** The person's own views of the desk's list and the shared ones, by name. */
export const GET = adminRoute(({ actor }) => listViews(actor, deskList))

/** Saves a view: 201 and the view. */
export const POST = adminRoute(
  { body: newViewSchema, can: ['read', deskList.area] },
  async ({ actor, body }) => Response.json(await createView(actor, deskList, body), { status: 201 }),
)
