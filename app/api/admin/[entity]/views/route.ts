import { adminHandler } from '@/lib/admin/admin-handler'
import { createView, listViews, newViewSchema } from '@/lib/admin/list-views'
import { readJson } from '@/lib/http/read-json'

/** The person's own views of a list and the shared ones, by name. */
export const GET = adminHandler(({ actor, entity }) => listViews(actor, entity))

/** Saves a view: 201 and the view. */
export const POST = adminHandler(
  async ({ actor, entity, request }) => createView(actor, entity, await readJson(request, newViewSchema)),
  { status: 201 },
)
