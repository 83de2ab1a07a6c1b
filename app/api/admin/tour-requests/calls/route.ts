import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { importCalls } from '@/lib/desk/calls/import-calls'
import { route } from '@/lib/platform/http/route'

/** Previews a call report, sent as the request body; imports it with `?save=1`. `shortest` is in seconds. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'create', 'tourRequest')
    const params = new URL(request.url).searchParams
    const shortest = params.get('shortest')
    return Response.json(
      await importCalls(actor, request.body, {
        save: params.get('save') === '1',
        ...(shortest !== null && { shortest: Number(shortest || Number.NaN) }),
      }),
    )
  },
  { sameOrigin: true },
)
