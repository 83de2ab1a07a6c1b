import { adminRoute } from '@/lib/accounts/admin-route'
import { undoLeadImport } from '@/lib/desk/lead-imports/undo-leads'

/** Removes the families of an import, all of them or none. */
export const POST = adminRoute({ can: ['delete', 'leads'] }, ({ actor, id }) => undoLeadImport(actor, id))
