import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30

/** Accepts the previous and next step, for clock drift and slow typing (RFC 6238, section 5.2). */
const STEP_WINDOW = 1

const rules = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const

/** 160 bits in base32, as authenticator apps expect. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function otpauthAddress(secret: string, about: { username: string; companyName: string }): string {
  // A colon would end the issuer's name.
  const issuer = about.companyName.replaceAll(':', ' ')
  return new TOTP({ ...rules, issuer, label: about.username, secret: Secret.fromBase32(secret) }).toString()
}

/** The code's time step, or null. Must exceed `lastStep`: a code is good once (RFC 6238 section 5.2). */
export function acceptedStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...rules,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: STEP_WINDOW,
  })
  if (delta === null) return null
  const step = TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta
  return step > lastStep ? step : null
}

/** Six digits, or null. */
export function typedTotpCode(text: string): string | null {
  const digits = text.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
