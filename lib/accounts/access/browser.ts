import 'server-only'
import { NextRequest } from 'next/server'
import { knownBrowserCookieName } from '@/lib/accounts/access/known-browser'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { clientAddress } from '@/lib/platform/http/client-address'

/** What sign-in, registration and the audit trail need to know of the browser that asks. */
export type Browser = {
  ipAddress: string | null
  userAgent: string | null
  requestId: string | null
  /** The session token it already carries: a new sign-in replaces it. */
  sessionToken: string | undefined
  /** What says that an account has signed in with it before (lib/accounts/access/known-browser.ts). */
  knownBrowser?: string | undefined
}

/** Reads the asking browser from a request. */
export function browserOf(request: Request): Browser {
  const { cookies } = new NextRequest(request.url, { headers: request.headers })
  return {
    ipAddress: clientAddress(request.headers),
    userAgent: request.headers.get('user-agent'),
    requestId: request.headers.get('x-request-id'),
    sessionToken: cookies.get(sessionCookieName())?.value,
    knownBrowser: cookies.get(knownBrowserCookieName())?.value,
  }
}
