import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { readTypedPhone } from '@/lib/platform/phones/phone'

/**
 * The typed number as E.164 (numbers without a country are American), or null when it cannot be a telephone
 * number anywhere. Reading 3.
 */
export function phoneE164(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(readTypedPhone(typed).number, 'US')
  return parsed?.isPossible() ? parsed.number : null
}
