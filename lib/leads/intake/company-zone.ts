import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { usableTimeZone } from '@/lib/platform/time-zone'

/** The time zone of the settings: staff see all times in it that belong to no community. */
export async function companyZone(): Promise<string> {
  return usableTimeZone((await companySettings())?.timeZone)
}
