import 'server-only'
import { createHash } from 'node:crypto'

/** Shorter ones could be guessed, so they prove nothing. */
const MIN_SECRET = 16

/** Sender of leads by API key; the key itself is stored beside it. */
export const KEY_SENDER = 'api-key'

/** A key in a page is everybody's, so a secret of the page tells its visitors apart. */
export function keySender(secret: unknown): string {
  const page = browserSender(secret)
  return page ? `${KEY_SENDER}:${page}` : KEY_SENDER
}

/** The sender that a browser's own secret proves, or null. Only a digest is stored (decision 076). */
export function browserSender(secret: unknown): string | null {
  if (typeof secret !== 'string' || secret.length < MIN_SECRET) return null
  return `browser:${createHash('sha256').update(secret).digest('base64url')}`
}
