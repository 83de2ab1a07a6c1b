import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { FALLBACK } from '@/lib/platform/site'

type Phone = { display: string; dial: string }

let known: Phone = { display: FALLBACK.companyPhoneDisplay, dial: FALLBACK.companyPhoneDial }

/** Notes the number as the settings had it last. */
export function rememberCompanyPhone(settings: {
  companyPhoneDisplay: string | null
  companyPhoneDial: string | null
}): void {
  const { companyPhoneDisplay: display, companyPhoneDial: dial } = settings
  if (display && dial) known = { display, dial }
}

/** The company's number as last seen: what a visitor is told when the database cannot be asked. */
export function lastKnownCompanyPhone(): Phone {
  return known
}

/** The company's number as the settings have it now, or as last seen when they cannot be read. */
export async function companyPhone(): Promise<Phone> {
  const settings = await companySettings().catch(() => null)
  if (settings) rememberCompanyPhone(settings)
  return known
}
