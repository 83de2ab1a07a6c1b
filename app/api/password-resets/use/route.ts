import { NextResponse } from 'next/server'
import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { newPasswordSchema, resetPassword } from '@/lib/accounts/users/password-reset'
import { route } from '@/lib/platform/http/route'

/** Sets a new password by a link. The browser is known from now on, so that strangers' guesses do not keep its owner out. */
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
