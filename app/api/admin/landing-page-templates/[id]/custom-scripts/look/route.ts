import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { SCRIPTS } from '@/lib/custom-scripts/accept-scripts'
import { lookAtScripts, scriptsToSee } from '@/lib/custom-scripts/look-at-scripts'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

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
