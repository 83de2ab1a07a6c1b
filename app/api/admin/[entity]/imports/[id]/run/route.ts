import { readJson } from '@/lib/platform/http/read-json'
import { runImport, runSchema } from '@/lib/records/import/run-import'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Imports the accepted rows of a file; with `allOrNothing`, only when all are accepted. */
export const POST = adminHandler(async ({ actor, entity, id, request }) =>
  runImport(actor, entity, id, await readJson(request, runSchema)),
)
