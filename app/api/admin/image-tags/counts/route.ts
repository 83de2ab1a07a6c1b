import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { listTags } from '@/lib/library/list-tags'

/** Every tag of the picture library with how many pictures carry it: `{ tags }`. */
export const GET = route(async (request) =>
  Response.json({ tags: await listTags(await requestActor(request)) }),
)
