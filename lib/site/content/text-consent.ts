import 'server-only'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { companyNameOrHost } from '@/lib/platform/site'

type Settings = { textConsentText: string | null; companyName: string | null }

/** Label of the texting consent checkbox, or null when texts are not offered. */
export function textConsentLabel(settings: Settings | null): string | null {
  const words = settings?.textConsentText?.trim()
  if (!words || !isTextingConfigured()) return null
  return words.replaceAll('{company}', companyNameOrHost(settings?.companyName))
}
