import { adminHandler } from '@/lib/records/store/admin-handler'
import { usesBefore } from '@/lib/records/store/usage'

/** Uses of a record and links to its page, shown before deletion. */
export const GET = adminHandler(({ actor, entity, id }) => usesBefore(actor, entity, id))
