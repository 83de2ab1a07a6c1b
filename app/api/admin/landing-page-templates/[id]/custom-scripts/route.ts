import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { SCRIPTS } from '@/lib/custom-scripts/accept-scripts'
import { changeScripts, scriptsChange } from '@/lib/custom-scripts/change-scripts'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Puts scripts on a landing page, with the administrator's password. */
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
