import { getAdTags } from '@/lib/ad-tags/ad-tags'
import { adFrame } from '@/lib/front/ad-frame'
import { route } from '@/lib/http/route'
import { refusesTags } from '@/lib/privacy/refuses-tags'

/** The frame in which tags of ad platforms run. Nothing for whoever refuses advertising, whatever the page did, and where none is set. */
export const GET = route(async ({ headers }: Request) => {
  const tags = refusesTags(headers) ? null : await getAdTags()
  return tags ? adFrame(tags) : new Response(null, { status: 204 })
})
