import { requestActor } from '@/lib/accounts/actor'
import { exportPerson } from '@/lib/desk/personal-data/export-person'
import { personSchema } from '@/lib/desk/personal-data/person'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Everything stored about a person, as one JSON file. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    const copy = await exportPerson(actor, await readJson(request, personSchema))
    const name = `personal-data-${new Date().toISOString().slice(0, 10)}.json`
    return new Response(JSON.stringify(copy, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  },
  { sameOrigin: true },
)
