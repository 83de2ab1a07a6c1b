import { readJson } from '@/lib/platform/http/read-json'
import { layoutSchema, saveLayout } from '@/lib/records/lists/list-views'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Stores the person's columns of a list, or the view it opens with. */
export const PATCH = adminHandler(async ({ actor, entity, request }) =>
  saveLayout(actor, entity, await readJson(request, layoutSchema)),
)
