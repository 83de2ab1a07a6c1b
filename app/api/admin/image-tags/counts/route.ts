import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { listTags } from '@/lib/records/images/list-tags'

/** All tags of the picture library with picture counts: `{ tags }`. */
export const GET = route(async (request) =>
  Response.json({ tags: await listTags(await requestActor(request)) }),
)
