import { publicTourTimes } from '@/lib/leads/tours/public-times'
import { notFound } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { route } from '@/lib/platform/http/route'
import { getPublicCommunity } from '@/lib/site/communities/public-community'

const KEY = /^[a-z0-9-]{1,255}$/i
const LIMIT: Limit = { name: 'tour-times', points: 120, seconds: 60 }

/** Available tour times of a community, by id or slug; null when it takes preferred dates instead. */
export const GET = route<{ params: Promise<{ id: string }> }>(async (request, { params }) => {
  await consume(LIMIT, clientAddress(request.headers) ?? 'unknown')
  const { id } = await params
  const community = KEY.test(id) ? await getPublicCommunity(id.toLowerCase()) : null
  if (!community) throw notFound('This community does not exist')
  return Response.json(await publicTourTimes(community.id))
})
