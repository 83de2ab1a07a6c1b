import { NextResponse } from 'next/server'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { adminRoute } from '@/lib/accounts/admin-route'
import { changeOwnNames, ownNamesSchema } from '@/lib/accounts/users/own-account'

/** Changes the person's username and email address. */
export const PATCH = adminRoute(ownNamesSchema, async ({ actor, body, browser }) => {
  await changeOwnNames(actor, body, browser)
  const response = NextResponse.json({ message: 'Name and email saved' })
  response.cookies.set(knownBrowserCookie(body.username))
  return response
})
