import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listTourTimes } from '@/lib/desk/api/public-operations'
import { publicTourTimes } from '@/lib/leads/tours/public-times'
import { clientAddress } from '@/lib/platform/http/client-address'
import { openRead } from '@/lib/platform/http/operation'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { requirePublicCommunity } from '@/lib/site/communities/public-community'

const LIMIT: Limit = { name: 'tour-times', points: 120, seconds: 60 }

/** Available tour times of a community, by id or slug; null when it takes preferred dates instead. */
export const GET = forKeys(
  openRead(listTourTimes, async ({ request, params }) => {
    await consume(LIMIT, clientAddress(request.headers) ?? 'unknown')
    return publicTourTimes((await requirePublicCommunity(params.id)).id)
  }),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
