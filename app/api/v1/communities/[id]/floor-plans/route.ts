import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listPublicFloorPlans } from '@/lib/desk/api/public-operations'
import { openRead } from '@/lib/platform/http/operation'
import { requirePublicCommunity } from '@/lib/site/communities/public-community'
import { getPublicFloorPlans } from '@/lib/site/communities/public-floor-plans'

/** Floor plans of an active community, by its id or slug. */
export const GET = forKeys(
  openRead(listPublicFloorPlans, async ({ params }) =>
    getPublicFloorPlans((await requirePublicCommunity(params.id)).id),
  ),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
