import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30

/** Codes of the step before and after are accepted too: clocks differ, and people type slowly (RFC 6238, section 5.2). */
const STEPS_ASIDE = 1

const rules = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const

/** A new secret of 160 bits, in base32 as authenticator apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says to an authenticator app: whose code it is, where, and the secret. */
export function otpauthAddress(secret: string, about: { username: string; companyName: string }): string {
  // A colon would end the issuer's name.
  const issuer = about.companyName.replaceAll(':', ' ')
  return new TOTP({ ...rules, issuer, label: about.username, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The step a code belongs to; null when the code is wrong, too old or too new, or not newer than the last one accepted
 * (a code is good once, RFC 6238 section 5.2).
 */
export function acceptedStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...rules,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: STEPS_ASIDE,
  })
  if (delta === null) return null
  const step = TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta
  return step > lastStep ? step : null
}

/** Six digits out of what somebody typed; null when it is something else. */
export function typedTotpCode(text: string): string | null {
  const digits = text.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
