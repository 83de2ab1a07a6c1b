import { requestActor } from '@/lib/accounts/actor'
import { personSchema } from '@/lib/desk/personal-data/person'
import { searchPerson } from '@/lib/desk/personal-data/search'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Everything stored about a person. A POST, so that email addresses stay out of URLs. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await searchPerson(actor, await readJson(request, personSchema)))
  },
  { sameOrigin: true },
)
