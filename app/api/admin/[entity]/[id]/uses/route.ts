import { adminHandler } from '@/lib/records/store/admin-handler'
import { usesBefore } from '@/lib/records/store/usage'

/** Where a record is used and what links to its page: what to know before deleting it. */
export const GET = adminHandler(({ actor, entity, id }) => usesBefore(actor, entity, id))
