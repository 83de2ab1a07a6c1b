import { NextResponse } from 'next/server'
import { sessionCookie } from '@/lib/accounts/access/session-cookie'
import { adminRoute } from '@/lib/accounts/admin-route'
import { encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { changeOwnPassword, ownPasswordSchema } from '@/lib/accounts/users/own-account'

/** Changes the person's password; only the current browser stays signed in. */
export const POST = adminRoute(ownPasswordSchema, async ({ actor, body, browser }) => {
  const claims = await changeOwnPassword(actor, body, browser)
  const response = NextResponse.json({ message: 'Password changed' })
  response.cookies.set(sessionCookie(await encodeSessionToken(claims)))
  return response
})
