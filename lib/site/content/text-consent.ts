import 'server-only'
import { textsAreSent } from '@/lib/platform/integrations/texts'
import { FALLBACK } from '@/lib/platform/site'

type Settings = { textConsentText: string | null; companyName: string | null }

/** The words of the box by which a family agrees to texts, as the form shows them; null where nobody is asked, as without a text service. */
export function offeredTexts(settings: Settings | null): string | null {
  const words = settings?.textConsentText?.trim()
  if (!words || !textsAreSent()) return null
  return words.replaceAll('{company}', settings?.companyName || FALLBACK.companyName)
}
