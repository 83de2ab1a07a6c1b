import { readJson } from '@/lib/platform/http/read-json'
import { lookAtImport, lookSchema } from '@/lib/records/import/run-import'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** What an import would do, row by row; nothing is kept of it but which rows are refused. */
export const POST = adminHandler(async ({ actor, entity, id, request }) =>
  lookAtImport(actor, entity, id, await readJson(request, lookSchema)),
)
