import 'server-only'
import { NextResponse } from 'next/server'
import { publicUser } from '@/lib/accounts/access/access'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { sessionCookie } from '@/lib/accounts/access/session-cookie'
import { encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import type { SignedIn } from '@/lib/accounts/sign-in/sign-in'

/** The user as JSON, with the session and known-browser cookies. */
export function signedInResponse(signedIn: SignedIn, status: 200 | 201): Promise<NextResponse> {
  return withSession(NextResponse.json(publicUser(signedIn.user), { status }), signedIn)
}

/** Sets the session and known-browser cookies of a sign-in. */
export async function withSession(response: NextResponse, { user, claims }: SignedIn): Promise<NextResponse> {
  response.cookies.set(sessionCookie(await encodeSessionToken(claims)))
  response.cookies.set(knownBrowserCookie(user.username))
  return response
}
