import { adminRoute } from '@/lib/accounts/admin-route'
import { previewScripts, scriptsPreview } from '@/lib/records/custom-scripts/scripts'

/** Lists the scripts that would run on a landing page, before they are saved. */
export const POST = adminRoute(
  { body: scriptsPreview, can: ['update', 'administration'] },
  async ({ actor, id, body }) => ({ scripts: await previewScripts(actor, id, body.scripts) }),
)
