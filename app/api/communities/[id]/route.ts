import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { getPublicCommunity } from '@/lib/site/communities/public-community'

const KEY = /^[a-z0-9-]{1,255}$/i

/** Public fields of an active community by id or slug (reading 23). */
export const GET = route<{ params: Promise<{ id: string }> }>(async (_request, { params }) => {
  const { id } = await params
  const community = KEY.test(id) ? await getPublicCommunity(id.toLowerCase()) : null
  if (!community) throw notFound('This community does not exist')
  return Response.json(community)
})
