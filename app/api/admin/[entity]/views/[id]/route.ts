import { readJson } from '@/lib/platform/http/read-json'
import { removeView, updateView, viewChangeSchema } from '@/lib/records/lists/list-views'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Renames a view, shares it, or changes what it shows. */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) =>
  updateView(actor, entity, id, await readJson(request, viewChangeSchema)),
)

export const DELETE = adminHandler(({ actor, entity, id }) => removeView(actor, entity, id))
