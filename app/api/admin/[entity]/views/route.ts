import { createView, listViews, newViewSchema } from '@/lib/records/lists/list-views'
import { entityRoute } from '@/lib/records/store/entity-route'

/** The person's own views of a list and the shared ones, by name. */
export const GET = entityRoute(({ actor, entity }) => listViews(actor, entity))

/** Saves a view: 201 and the view. */
export const POST = entityRoute(newViewSchema, async ({ actor, entity, body }) =>
  Response.json(await createView(actor, entity, body), { status: 201 }),
)
