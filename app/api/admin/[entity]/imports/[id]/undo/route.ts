import { undoImport } from '@/lib/records/import/apply-rows'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Undoes an import, all of it or nothing. */
export const POST = entityRoute(({ actor, entity, id }) => undoImport(actor, entity, id))
