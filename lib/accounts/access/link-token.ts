import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { siteUrl } from '@/lib/platform/site'

/** 256 random bits, as they stand in the link. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: a copy of the table opens no door. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The link an invited person opens. */
export function invitationLink(token: string): string {
  return siteUrl(`/login?invitation=${token}`)
}

/** The link by which somebody sets a new password. */
export function resetLink(token: string): string {
  return siteUrl(`/login?reset=${token}`)
}
