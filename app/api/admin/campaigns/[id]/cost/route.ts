import { adminRoute } from '@/lib/accounts/admin-route'
import { enterCost } from '@/lib/marketing/advertising/enter-cost'
import { typedCost } from '@/lib/marketing/advertising/typed-cost'

/** Stores a cost of a campaign for a range of days. */
export const PUT = adminRoute({ body: typedCost, can: ['update', 'advertising'] }, ({ actor, id, body }) =>
  enterCost(actor, id, body),
)
