import { adminHandler } from '@/lib/admin/admin-handler'
import { removeView, updateView, viewChangeSchema } from '@/lib/admin/list-views'
import { readJson } from '@/lib/http/read-json'

/** Renames a view, shares it, or makes it show something else. */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) =>
  updateView(actor, entity, id, await readJson(request, viewChangeSchema)),
)

export const DELETE = adminHandler(({ actor, entity, id }) => removeView(actor, entity, id))
