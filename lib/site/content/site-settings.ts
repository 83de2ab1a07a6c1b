import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { companyNameOrHost } from '@/lib/platform/site'
import { DEFAULT_TIME_ZONE } from '@/lib/platform/time-zone'

/** The company's settings. An unset phone or address is empty, and is printed nowhere (decision 111). */
export const getSiteSettings = atRequest(async () => {
  cached('site_settings')
  const row = await db.siteSettings.findFirst({
    omit: {
      createdAt: true,
      updatedAt: true,
      unassignedLeadsShown: true,
      thatWasUsText: true,
      unfinishedAfterMin: true,
      unfinishedCallMin: true,
      uniquenessLimit: true,
      customScriptsOn: true,
      reviewIncentive: true,
      speedShown: true,
      monthlyReportTo: true,
      monthlyReportStopped: true,
    },
  })
  return {
    tagline: null,
    referralPhone: null,
    referralFax: null,
    companyAddress: null,
    companyCity: null,
    companyState: null,
    companyZip: null,
    serviceArea: null,
    servedStates: [],
    facebookUrl: null,
    instagramUrl: null,
    linkedinUrl: null,
    twitterUrl: null,
    productSlug: 'us',
    timeZone: DEFAULT_TIME_ZONE,
    consentText: '',
    continueText: null,
    textConsentText: null,
    consentVersion: 0,
    afterHoursPromise: 'Our phones open again {time}. We will call you then, first thing.',
    ...row,
    companyName: companyNameOrHost(row?.companyName),
    companyPhoneDisplay: row?.companyPhoneDisplay || '',
    companyPhoneDial: row?.companyPhoneDial || '',
    companyEmail: row?.companyEmail || '',
    supportEmail: row?.supportEmail || '',
  }
})

export type PublicSiteSettings = Awaited<ReturnType<typeof getSiteSettings>>

type Numbers = { phoneDisplay: string | null; phoneDial: string | null }
type Settings = { companyPhoneDisplay: string; companyPhoneDial: string }

/** The community's phone number, or else the company's (A10). */
export function phoneOf(community: Numbers | null, settings: Settings): { display: string; dial: string } {
  if (community?.phoneDisplay && community.phoneDial) {
    return { display: community.phoneDisplay, dial: community.phoneDial }
  }
  return { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
}
