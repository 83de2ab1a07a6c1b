import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secureCookies, sessionCookieOptions } from '@/lib/accounts/access/session-cookie'
import { keyring } from '@/lib/platform/keyring/keyring'

const DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** The __Host- prefix binds the cookie to this host; it requires https. */
export function knownBrowserCookieName(): string {
  return secureCookies() ? '__Host-known-browser' : 'known-browser'
}

/** Marks a browser that signed in: its guesses are counted apart, so strangers cannot lock it out (T6). */
export function knownBrowserCookie(username: string, now = new Date()) {
  const claim = `${randomBytes(12).toString('base64url')}.${now.getTime() + DAYS * DAY_MS}`
  const value = `${claim}.${signature(keyring()[0].secret, username, claim)}`
  return { name: knownBrowserCookieName(), value, ...sessionCookieOptions(), maxAge: (DAYS * DAY_MS) / 1000 }
}

/** Rate limit key of a browser known to the account; null for other browsers. */
export function knownBrowserKey(username: string, cookie: string | undefined): string | null {
  const [, claim, signed] = /^([\w-]{16}\.\d{13,15})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (!claim || !signed) return null
  const fits = keyring().some(({ secret }) =>
    timingSafeEqual(Buffer.from(signed), Buffer.from(signature(secret, username, claim))),
  )
  const [key = '', expires = ''] = claim.split('.')
  return fits && Number(expires) > Date.now() ? key : null
}

function signature(secret: string, username: string, claim: string): string {
  const text = JSON.stringify(['known-browser', username.toLowerCase(), claim])
  return createHmac('sha256', secret).update(text).digest('base64url')
}
