import { runImport, runSchema } from '@/lib/records/import/run-import'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Imports the accepted rows of a file; with `allOrNothing`, only when all are accepted. */
export const POST = entityRoute(runSchema, ({ actor, entity, id, body }) =>
  runImport(actor, entity, id, body),
)
