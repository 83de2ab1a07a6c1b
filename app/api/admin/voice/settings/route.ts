import { adminRoute } from '@/lib/accounts/admin-route'
import { saveVoiceSettings } from '@/lib/desk/voice/save-settings'
import { voiceSettingsSchema } from '@/lib/desk/voice/settings-schema'

/** Changes the settings of phone calls. */
export const PUT = adminRoute(
  { body: voiceSettingsSchema, can: ['update', 'accounts'] },
  ({ actor, body, browser }) => saveVoiceSettings(actor, body, browser),
)
