import 'server-only'
import { keepCurrent } from '@/lib/platform/cache/newest-read'
import { db } from '@/lib/platform/database/db'
import type { SiteSettings } from '@/lib/platform/generated/prisma/client'
import { companyNameOrHost } from '@/lib/platform/site'

export type CompanyCard = {
  name: string
  /** Empty until the settings hold one. */
  phoneDisplay: string
  phoneDial: string
  /** False until the company has a name and a phone. */
  isComplete: boolean
}

/** Keeps the company's contact in memory for database outages. */
export async function cacheCompanyCard(): Promise<() => CompanyCard> {
  let card = cardOf(null)
  await keepCurrent(
    'site_settings',
    () =>
      db.siteSettings.findFirst({
        select: { companyName: true, companyPhoneDisplay: true, companyPhoneDial: true },
      }),
    (row) => {
      card = cardOf(row)
    },
    'the company’s phone number could not be read; the one known is kept',
  )
  return () => card
}

type Settings = Pick<SiteSettings, 'companyName' | 'companyPhoneDisplay' | 'companyPhoneDial'>

function cardOf(row: Settings | null): CompanyCard {
  return {
    name: companyNameOrHost(row?.companyName),
    phoneDisplay: row?.companyPhoneDisplay || '',
    phoneDial: row?.companyPhoneDial || '',
    isComplete: Boolean(row?.companyName && row.companyPhoneDisplay && row.companyPhoneDial),
  }
}
