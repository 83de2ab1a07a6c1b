import { Secret, TOTP } from 'otpauth'

/** Code of an authenticator app with this base32 secret. */
export function totpCode(secret: string, at = new Date()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** The next code: already accepted, and newer than the current one. */
export function nextTotpCode(secret: string): string {
  return totpCode(secret, new Date(Date.now() + 30_000))
}
