import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { erasePerson, erasureSchema } from '@/lib/personal-data/erase'

/** Erases a person; `confirm` is the word that has to be typed. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await erasePerson(actor, await readJson(request, erasureSchema)))
  },
  { sameOrigin: true },
)
