import { adminHandler } from '@/lib/admin/admin-handler'
import { lookAtImport, lookSchema } from '@/lib/admin/import/run-import'
import { readJson } from '@/lib/http/read-json'

/** What an import would do, row by row; nothing is kept of it but which rows are refused. */
export const POST = adminHandler(async ({ actor, entity, id, request }) =>
  lookAtImport(actor, entity, id, await readJson(request, lookSchema)),
)
