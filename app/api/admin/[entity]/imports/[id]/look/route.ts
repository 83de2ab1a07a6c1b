import { readJson } from '@/lib/platform/http/read-json'
import { previewImport, previewSchema } from '@/lib/records/import/run-import'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Previews an import, row by row; stores only which rows are refused. */
export const POST = adminHandler(async ({ actor, entity, id, request }) =>
  previewImport(actor, entity, id, await readJson(request, previewSchema)),
)
