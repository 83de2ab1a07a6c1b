import { requestActor } from '@/lib/accounts/actor'
import { erasePerson, erasureSchema } from '@/lib/desk/personal-data/erase'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Erases a person; `confirm` is the word that has to be typed. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await erasePerson(actor, await readJson(request, erasureSchema)))
  },
  { sameOrigin: true },
)
