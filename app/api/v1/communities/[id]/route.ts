import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { getPublicCommunityOperation } from '@/lib/desk/api/public-operations'
import { openRead } from '@/lib/platform/http/operation'
import { requirePublicCommunity } from '@/lib/site/communities/public-community'

/** Public fields of an active community by id or slug (reading 23). */
export const GET = forKeys(
  openRead(getPublicCommunityOperation, ({ params }) => requirePublicCommunity(params.id)),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
