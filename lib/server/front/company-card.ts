import 'server-only'
import { type Palette, paletteOf } from '@/lib/platform/brand/palette'
import { keepCurrent } from '@/lib/platform/cache/newest-read'
import { db } from '@/lib/platform/database/db'
import type { Brand, SiteSettings } from '@/lib/platform/generated/prisma/client'
import { FALLBACK } from '@/lib/platform/site'

export type CompanyCard = { name: string; phoneDisplay: string; phoneDial: string; palette: Palette }

/** Keeps the company's contact in memory for database outages. Falls back to lib/platform/site.ts. */
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
    'the company’s telephone could not be read; the one known is kept',
  )
  return () => card
}

type Settings = Pick<SiteSettings, 'companyName' | 'companyPhoneDisplay' | 'companyPhoneDial'>

function cardOf(row: Settings | null, brand: Brand | null): CompanyCard {
  return {
    name: row?.companyName || FALLBACK.companyName,
    phoneDisplay: row?.companyPhoneDisplay || FALLBACK.companyPhoneDisplay,
    phoneDial: row?.companyPhoneDial || FALLBACK.companyPhoneDial,
    palette: paletteOf({
      paper: brand?.paperColor,
      ink: brand?.inkColor,
      primary: brand?.primaryColor,
      accent: brand?.accentColor,
    }),
  }
}
