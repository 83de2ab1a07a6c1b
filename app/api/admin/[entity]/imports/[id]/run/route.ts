import { adminHandler } from '@/lib/admin/admin-handler'
import { runImport, runSchema } from '@/lib/admin/import/run-import'
import { readJson } from '@/lib/http/read-json'

/** Writes the accepted rows of a file, or with `allOrNothing` none unless all are accepted. */
export const POST = adminHandler(async ({ actor, entity, id, request }) =>
  runImport(actor, entity, id, await readJson(request, runSchema)),
)
