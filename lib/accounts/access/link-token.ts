import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { siteUrl } from '@/lib/platform/site'

/** 256 random bits in base64url. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored, so a copy of the table opens nothing. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function invitationLink(token: string): string {
  return siteUrl(`/login?invitation=${token}`)
}

export function resetLink(token: string): string {
  return siteUrl(`/login?reset=${token}`)
}
