import { adminRoute } from '@/lib/accounts/admin-route'
import { deleteForGood } from '@/lib/records/trash/purge'

/** Permanently deletes a record in the trash with its history and files. */
export const DELETE = adminRoute(({ actor, id }) => deleteForGood(actor, id))
