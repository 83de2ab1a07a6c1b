import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { exportPerson } from '@/lib/personal-data/export-person'
import { personSchema } from '@/lib/personal-data/person'

/** A copy for the person, as one JSON file. */
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
