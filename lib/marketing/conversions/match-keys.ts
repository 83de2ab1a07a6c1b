import 'server-only'
import { createHash } from 'node:crypto'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

/** Lowercase hexadecimal SHA-256. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** Digest of a contact in a platform's spelling; empty without one. */
export function hashed(text: string | null, spell: (text: string) => string | null): string {
  const spelled = text && spell(text)
  return spelled ? sha256(spelled) : ''
}

/** Normalizes an email as Meta does: dots and plus suffixes stay. */
export function metaEmail(address: string): string {
  return address.trim().toLowerCase()
}

/** E.164 with plus; null for an invalid number. */
export function googlePhone(typed: string): string | null {
  return phoneE164(typed)
}

/** E.164 without the plus; null for an invalid number. */
export function metaPhone(typed: string): string | null {
  return phoneE164(typed)?.slice(1) ?? null
}
