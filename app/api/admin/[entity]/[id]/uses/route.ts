import { entityRoute } from '@/lib/records/store/entity-route'
import { usesBefore } from '@/lib/records/store/usage'

/** Uses of a record and links to its page, shown before deletion. */
export const GET = entityRoute(({ actor, entity, id }) => usesBefore(actor, entity, id))
