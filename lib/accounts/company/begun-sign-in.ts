import 'server-only'
import * as z from 'zod'
import { secureCookies, sessionCookieOptions } from '@/lib/accounts/access/session-cookie'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'

const MINUTES = 10

/** Ties the provider's answer to this browser and this attempt. */
const begunSchema = z.object({
  purpose: z.literal('company sign-in'),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

export type BegunSignIn = Pick<z.output<typeof begunSchema>, 'issuer' | 'state' | 'nonce' | 'verifier'>

export function begunCookieName(): string {
  return secureCookies() ? '__Host-company-sign-in' : 'company-sign-in'
}

/** Sealed, because the verifier must stay unknown to the browser's other programs. */
export function begunCookie(begun: BegunSignIn, now: Date) {
  const until = now.getTime() + MINUTES * 60_000
  const value = sealText(JSON.stringify({ purpose: 'company sign-in', until, ...begun }))
  return { name: begunCookieName(), value, ...sessionCookieOptions(), maxAge: MINUTES * 60 }
}

export function emptyBegunCookie() {
  return { name: begunCookieName(), value: '', ...sessionCookieOptions(), maxAge: 0 }
}

/** Null without a genuine cookie that is still good. */
export function readBegunCookie(value: string | undefined, now: Date): BegunSignIn | null {
  if (!value) return null
  try {
    const begun = begunSchema.parse(JSON.parse(openText(value)))
    return begun.until > now.getTime() ? begun : null
  } catch {
    return null
  }
}
