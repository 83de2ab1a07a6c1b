import { NextResponse } from 'next/server'
import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { newPasswordSchema, resetPassword } from '@/lib/accounts/users/password-reset'
import { route } from '@/lib/platform/http/route'

/** Sets a new password by link. Trusts the browser, so that others' guesses do not lock out its owner. */
export const POST = route(
  async (request) => {
    const chosen = await readAccountRequest(request, newPasswordSchema)
    const { username } = await resetPassword(chosen, browserOf(request))
    const response = NextResponse.json({ message: 'Password changed' })
    response.cookies.set(knownBrowserCookie(username))
    return response
  },
  { sameOrigin: true },
)
