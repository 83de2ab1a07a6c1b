import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { releaseCandidates } from '@/lib/records/releases/release-items'

/** Drafts that can be added to a release; `search` matches their titles. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const search = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json(await releaseCandidates(actor, search.slice(0, 100)))
})
