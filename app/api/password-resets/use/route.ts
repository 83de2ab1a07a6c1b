import { NextResponse } from 'next/server'
import { accountRoute } from '@/lib/accounts/access/account-route'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { newPasswordSchema, resetPassword } from '@/lib/accounts/users/password-reset'

/** Sets a new password by link. Trusts the browser, so that others' guesses do not lock out its owner. */
export const POST = accountRoute(newPasswordSchema, async (chosen, browser) => {
  const { username } = await resetPassword(chosen, browser)
  const response = NextResponse.json({ message: 'Password changed' })
  response.cookies.set(knownBrowserCookie(username))
  return response
})
