import { undoImport } from '@/lib/records/import/undo-import'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Undoes an import, all of it or nothing. */
export const POST = adminHandler(({ actor, entity, id }) => undoImport(actor, entity, id))
