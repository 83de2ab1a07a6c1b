import { readJson } from '@/lib/platform/http/read-json'
import { createView, listViews, newViewSchema } from '@/lib/records/lists/list-views'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** The person's own views of a list and the shared ones, by name. */
export const GET = adminHandler(({ actor, entity }) => listViews(actor, entity))

/** Saves a view: 201 and the view. */
export const POST = adminHandler(
  async ({ actor, entity, request }) => createView(actor, entity, await readJson(request, newViewSchema)),
  { status: 201 },
)
