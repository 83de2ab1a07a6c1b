import { adminRoute } from '@/lib/accounts/admin-route'
import { saveCrmSettings } from '@/lib/desk/crm/save-settings'
import { crmSettingsSchema } from '@/lib/desk/crm/settings-schema'

/** Changes the HubSpot settings. */
export const PUT = adminRoute(
  { body: crmSettingsSchema, can: ['update', 'accounts'] },
  async ({ actor, body, browser }) => {
    await saveCrmSettings(actor, body, browser)
    return { message: 'Saved' }
  },
)
