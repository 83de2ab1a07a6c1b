import 'server-only'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import type { PageFrame } from '@/lib/leads/intake/native-form-page'
import { currentBrand, lastKnownPalette } from '@/lib/platform/brand/read-brand'

/** Phone and colors for the page of a refused form: the last known ones while the database is down (503). */
export async function pageFrame(status: number): Promise<PageFrame> {
  if (status === 503) return { phone: lastKnownCompanyPhone(), palette: lastKnownPalette() }
  const [phone, palette] = await Promise.all([
    companyPhone(),
    currentBrand().then((brand) => brand.palette, lastKnownPalette),
  ])
  return { phone, palette }
}
