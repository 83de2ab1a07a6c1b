import 'server-only'
import { NextResponse } from 'next/server'
import { knownBrowserCookie } from '@/lib/auth/known-browser'
import { sessionCookie } from '@/lib/auth/session-cookie'
import { encodeSessionToken } from '@/lib/auth/session-token'
import { publicUser } from '@/lib/auth/session-user'
import type { SignedIn } from '@/lib/auth/sign-in'

/** The user as JSON, the session's cookie, and the one by which the browser is known from now on. */
export async function signedInResponse({ user, claims }: SignedIn, status: 200 | 201): Promise<NextResponse> {
  const response = NextResponse.json(publicUser(user), { status })
  response.cookies.set(sessionCookie(await encodeSessionToken(claims)))
  response.cookies.set(knownBrowserCookie(user.username))
  return response
}
