import 'server-only'
import { NextResponse } from 'next/server'
import { publicUser } from '@/lib/accounts/access/access'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { sessionCookie } from '@/lib/accounts/access/session-cookie'
import { encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import type { SignedIn } from '@/lib/accounts/sign-in/sign-in'

/** The user as JSON, with the session and known-browser cookies. */
export async function signedInResponse({ user, claims }: SignedIn, status: 200 | 201): Promise<NextResponse> {
  const response = NextResponse.json(publicUser(user), { status })
  response.cookies.set(sessionCookie(await encodeSessionToken(claims)))
  response.cookies.set(knownBrowserCookie(user.username))
  return response
}
