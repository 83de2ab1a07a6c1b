import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this secret (base32) shows at a moment. */
export function totpCode(secret: string, at = new Date()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}

/** What it shows next: accepted already, and newer than the code of now. */
export function nextTotpCode(secret: string): string {
  return totpCode(secret, new Date(Date.now() + 30_000))
}
