import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { listTags } from '@/lib/records/images/list-tags'

/** Every tag of the picture library with how many pictures carry it: `{ tags }`. */
export const GET = route(async (request) =>
  Response.json({ tags: await listTags(await requestActor(request)) }),
)
