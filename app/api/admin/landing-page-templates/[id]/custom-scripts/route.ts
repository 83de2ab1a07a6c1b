import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { SCRIPTS } from '@/lib/records/custom-scripts/accept-scripts'
import { changeScripts, scriptsChange } from '@/lib/records/custom-scripts/change-scripts'

type Context = { params: Promise<{ id: string }> }

/** Sets the scripts of a landing page; requires the administrator's password. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', SCRIPTS)
    const sent = await readJson(request, scriptsChange)
    await changeScripts(actor, await idOf(context), sent, browserOf(request))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
