import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { getCompany } from '@/lib/desk/api/public-operations'
import { openRead } from '@/lib/platform/http/operation'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** The company's public facts (specification section 7); the rest of the row is for /admin. */
export const GET = forKeys(
  openRead(getCompany, async () => {
    const settings = await getSiteSettings()
    return {
      companyName: settings.companyName,
      companyPhoneDisplay: settings.companyPhoneDisplay,
      companyPhoneDial: settings.companyPhoneDial,
      companyEmail: settings.companyEmail,
      supportEmail: settings.supportEmail,
      companyAddress: settings.companyAddress,
      companyCity: settings.companyCity,
      companyState: settings.companyState,
      companyZip: settings.companyZip,
      facebookUrl: settings.facebookUrl,
      instagramUrl: settings.instagramUrl,
      linkedinUrl: settings.linkedinUrl,
      twitterUrl: settings.twitterUrl,
    }
  }),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
