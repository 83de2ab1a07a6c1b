import { assertCan } from '@/lib/auth/access'
import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { saveCrmSettings } from '@/lib/crm/save-settings'
import { crmSettingsSchema } from '@/lib/crm/settings-schema'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Changes what HubSpot is told. */
export const PUT = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'update', 'crmConnection')
    await saveCrmSettings(actor, await readJson(request, crmSettingsSchema), browserOf(request))
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)
