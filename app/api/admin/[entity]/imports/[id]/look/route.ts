import { previewImport, previewSchema } from '@/lib/records/import/run-import'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Previews an import, row by row; stores only which rows are refused. */
export const POST = entityRoute(previewSchema, ({ actor, entity, id, body }) =>
  previewImport(actor, entity, id, body),
)
