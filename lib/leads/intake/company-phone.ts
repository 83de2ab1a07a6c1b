import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'

type Phone = { display: string; dial: string }

/** Empty until the company has a phone: none is invented (decision 111). */
let known: Phone = { display: '', dial: '' }

export function rememberCompanyPhone(settings: {
  companyPhoneDisplay: string | null
  companyPhoneDial: string | null
}): void {
  const { companyPhoneDisplay: display, companyPhoneDial: dial } = settings
  if (display && dial) known = { display, dial }
}

/** Last known company phone, for answers when the database is down. */
export function lastKnownCompanyPhone(): Phone {
  return known
}

/** Current company phone, or the last known one when settings cannot be read. */
export async function companyPhone(): Promise<Phone> {
  const settings = await companySettings().catch(() => null)
  if (settings) rememberCompanyPhone(settings)
  return known
}
