import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { SCRIPTS } from '@/lib/records/custom-scripts/accept-scripts'
import { previewScripts, scriptsPreview } from '@/lib/records/custom-scripts/preview-scripts'

type Context = { params: Promise<{ id: string }> }

/** Lists the scripts that would run on a landing page, before they are saved. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', SCRIPTS)
    const { scripts } = await readJson(request, scriptsPreview)
    return Response.json({ scripts: await previewScripts(actor, await idOf(context), scripts) })
  },
  { sameOrigin: true },
)
