import 'server-only'
import { createHash } from 'node:crypto'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

/** Lower-case hexadecimal SHA-256. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** An address as Meta compares it: dots and plus stay. */
export function metaEmail(address: string): string {
  return address.trim().toLowerCase()
}

/** A number as Google compares it, with its plus; null when nobody can tell. */
export function googlePhone(typed: string): string | null {
  return phoneE164(typed)
}

/** A number as Meta compares it: digits with the country's, nothing else. */
export function metaPhone(typed: string): string | null {
  return phoneE164(typed)?.slice(1) ?? null
}
