import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { SCRIPTS } from '@/lib/records/custom-scripts/accept-scripts'
import { lookAtScripts, scriptsToSee } from '@/lib/records/custom-scripts/look-at-scripts'

type Context = { params: Promise<{ id: string }> }

/** What would run on a landing page, before it is put there. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', SCRIPTS)
    const { scripts } = await readJson(request, scriptsToSee)
    return Response.json({ scripts: await lookAtScripts(actor, await idOf(context), scripts) })
  },
  { sameOrigin: true },
)
