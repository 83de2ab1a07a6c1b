import { adminHandler } from '@/lib/admin/admin-handler'
import { undoImport } from '@/lib/admin/import/undo-import'

/** Takes an import back, all of it or nothing. */
export const POST = adminHandler(({ actor, entity, id }) => undoImport(actor, entity, id))
