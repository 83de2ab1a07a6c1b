import { assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { saveCrmSettings } from '@/lib/desk/crm/save-settings'
import { crmSettingsSchema } from '@/lib/desk/crm/settings-schema'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Changes the HubSpot settings. */
export const PUT = route(
  async (request) => {
    const actor = await requireUser()
    assertCan(actor, 'update', 'crmConnection')
    await saveCrmSettings(actor, await readJson(request, crmSettingsSchema), browserOf(request))
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)
