import { adminHandler } from '@/lib/admin/admin-handler'
import { layoutSchema, saveLayout } from '@/lib/admin/list-views'
import { readJson } from '@/lib/http/read-json'

/** Keeps the asking person's columns of a list, or the view it opens with. */
export const PATCH = adminHandler(async ({ actor, entity, request }) =>
  saveLayout(actor, entity, await readJson(request, layoutSchema)),
)
