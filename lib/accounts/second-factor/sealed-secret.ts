import 'server-only'
import * as z from 'zod'
import { log } from '@/lib/platform/log'
import { openText, sealText } from '@/lib/platform/mail/sealed-text'

const content = z.object({ totpOf: z.string(), secret: z.string() })

/** An authenticator secret encrypted for the database and bound to its user. */
export function sealTotpSecret(userId: string, secret: string): string {
  return sealText(JSON.stringify({ totpOf: userId, secret }))
}

/** Null when encrypted under another NEXTAUTH_SECRET or for another user. */
export function openTotpSecret(userId: string, sealed: string): string | null {
  try {
    const { totpOf, secret } = content.parse(JSON.parse(openText(sealed)))
    if (totpOf === userId) return secret
  } catch {
    // Logged below.
  }
  log.warn({ event: 'authenticator cannot be read', userId }, 'authenticator cannot be read')
  return null
}
