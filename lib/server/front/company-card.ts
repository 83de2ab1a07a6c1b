import 'server-only'
import type { Palette } from '@/lib/platform/brand/palette'
import { storedPalette } from '@/lib/platform/brand/stored-palette'
import { keepCurrent } from '@/lib/platform/cache/newest-read'
import { companyCopy } from '@/lib/platform/company-copy'
import { db } from '@/lib/platform/database/db'
import type { Brand, SiteSettings } from '@/lib/platform/generated/prisma/client'
import { companyNameOrHost } from '@/lib/platform/site'

export type CompanyCard = {
  name: string
  /** The name where the whole one has no room. */
  word: string
  /** Empty until the settings hold one. */
  phoneDisplay: string
  phoneDial: string
  /** False until the company has a name and a phone. */
  isComplete: boolean
  palette: Palette
}

/** Keeps the company's contact in memory for database outages. */
export async function cacheCompanyCard(): Promise<() => CompanyCard> {
  let card = cardOf(null, null)
  await keepCurrent(
    ['site_settings', 'brand'],
    () =>
      Promise.all([
        db.siteSettings.findFirst({
          select: { companyName: true, companyPhoneDisplay: true, companyPhoneDial: true },
        }),
        db.brand.findFirst(),
      ]),
    ([row, brand]) => {
      card = cardOf(row, brand)
    },
    'the company’s phone number could not be read; keeping the last known one',
  )
  return () => card
}

type Settings = Pick<SiteSettings, 'companyName' | 'companyPhoneDisplay' | 'companyPhoneDial'>

function cardOf(row: Settings | null, brand: Brand | null): CompanyCard {
  const name = companyNameOrHost(row?.companyName)
  return {
    name,
    word: brand?.shortName || companyCopy(name, null).word,
    phoneDisplay: row?.companyPhoneDisplay || '',
    phoneDial: row?.companyPhoneDial || '',
    isComplete: Boolean(row?.companyName && row.companyPhoneDisplay && row.companyPhoneDial),
    palette: storedPalette(brand),
  }
}
