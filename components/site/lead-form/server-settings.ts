import 'server-only'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { cached } from '@/lib/platform/cache/cache'
import { CONNECTIONS_IN_USE } from '@/lib/platform/connections/stored-connections'
import { env } from '@/lib/platform/env'
import type { PublicSiteSettings } from '@/lib/site/content/site-settings'
import { textConsentLabel } from '@/lib/site/content/text-consent'

/** Lead form settings from the site settings and the environment. */
export function leadFormSettings(settings: PublicSiteSettings): LeadFormSettings {
  cached(CONNECTIONS_IN_USE)
  const { companyPhoneDisplay, companyPhoneDial, companyEmail, supportEmail } = settings
  return {
    contact: { companyPhoneDisplay, companyPhoneDial, companyEmail, supportEmail },
    consentText: settings.consentText,
    textConsent: textConsentLabel(settings),
    continueText: settings.continueText?.trim() || null,
    consentVersion: settings.consentVersion,
    turnstileSiteKey: env().TURNSTILE_SITE_KEY,
  }
}
