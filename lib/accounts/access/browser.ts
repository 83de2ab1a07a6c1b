import 'server-only'
import { NextRequest } from 'next/server'
import { knownBrowserCookieName } from '@/lib/accounts/access/known-browser'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { clientAddress } from '@/lib/platform/http/client-address'

export type Browser = {
  ipAddress: string | null
  userAgent: string | null
  requestId: string | null
  /** The session token it already has, which a new sign-in replaces. */
  sessionToken: string | undefined
  /** Cookie of a browser that has signed in before (lib/accounts/access/known-browser.ts). */
  knownBrowser?: string | undefined
}

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
