import 'server-only'
import * as z from 'zod'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'
import { log } from '@/lib/platform/log'

const content = z.object({ totpOf: z.string(), secret: z.string() })

export const sealedTotpSecrets = defineSealedValues({
  named: ['authenticator app', 'authenticator apps'],
  table: 'authenticators',
  key: 'user_id',
  column: 'sealed_secret',
})

/** An authenticator secret encrypted for the database and bound to its user. */
export function sealTotpSecret(userId: string, secret: string): string {
  return sealText(JSON.stringify({ totpOf: userId, secret }))
}

/** Null when encrypted under a secret that is not known here, or for another user. */
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
