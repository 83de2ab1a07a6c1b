import 'server-only'
import { type BrandPicture, readBrand } from '@/lib/platform/brand/read-brand'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { companyCopy } from '@/lib/platform/company-copy'
import { db } from '@/lib/platform/database/db'
import type { BrandMark, DrawnPicture } from '@/lib/site/brand/brand-mark'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** The company's brand for pages. */
export const getBrand = atRequest(async () => {
  cached('brand', 'images', 'site_settings')
  return readBrand(db)
})

/** Short name, line and pictures for the head and the foot of pages. */
export async function getBrandMark(): Promise<BrandMark> {
  const [brand, { companyName, companyState, serviceArea }] = await Promise.all([
    getBrand(),
    getSiteSettings(),
  ])
  return {
    word: brand.shortName,
    line: companyCopy(companyName, companyState, serviceArea).line,
    logo: drawn(brand.logo),
    logoDark: drawn(brand.logoDark),
    icon: drawn(brand.icon),
    iconDark: drawn(brand.iconDark),
  }
}

/** The picture above a confirmation; null without one. */
export async function getConfirmationPicture(): Promise<DrawnPicture | null> {
  return drawn((await getBrand()).confirmation)
}

function drawn(picture: BrandPicture | null): DrawnPicture | null {
  return picture && { url: picture.url, width: picture.width, height: picture.height }
}
