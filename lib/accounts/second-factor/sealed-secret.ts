import 'server-only'
import * as z from 'zod'
import { log } from '@/lib/platform/log'
import { openText, sealText } from '@/lib/platform/mail/sealed-text'

const content = z.object({ totpOf: z.string(), secret: z.string() })

/** The secret of somebody's authenticator, encrypted for the database and bound to the person. */
export function sealTotpSecret(userId: string, secret: string): string {
  return sealText(JSON.stringify({ totpOf: userId, secret }))
}

/** The secret again; null when it was sealed under another NEXTAUTH_SECRET or for somebody else. */
export function openTotpSecret(userId: string, sealed: string): string | null {
  try {
    const { totpOf, secret } = content.parse(JSON.parse(openText(sealed)))
    if (totpOf === userId) return secret
  } catch {
    // Told below.
  }
  log.warn({ event: 'authenticator cannot be read', userId }, 'authenticator cannot be read')
  return null
}
