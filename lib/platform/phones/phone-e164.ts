import 'server-only'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { readTypedPhone } from '@/lib/platform/phones/phone'

/** E.164 (default country US), or null when impossible everywhere (reading 3). */
export function phoneE164(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(readTypedPhone(typed).number, 'US')
  return parsed?.isPossible() ? parsed.number : null
}

/** '+13035550142' → '3035550142' */
export function nationalNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.nationalNumber ?? e164
}
