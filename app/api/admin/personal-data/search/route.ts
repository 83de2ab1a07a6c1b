import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { personSchema } from '@/lib/personal-data/person'
import { searchPerson } from '@/lib/personal-data/search'

/** Everything held of a person. A POST, so that no address stands in an address. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await searchPerson(actor, await readJson(request, personSchema)))
  },
  { sameOrigin: true },
)
