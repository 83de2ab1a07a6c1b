import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listChangeableCall } from '@/lib/records/calls/content-calls'
import { listChangeable } from '@/lib/records/lists/changeable'
import { entityRoute } from '@/lib/records/store/entity-route'

/** A page of the records that the key may change, published or not. */
export const GET = entityRoute(listChangeableCall, ({ actor, entity, query }) =>
  listChangeable(actor, entity, query),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
