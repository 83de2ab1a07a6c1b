import { NextResponse } from 'next/server'
import { emptySessionCookie } from '@/lib/accounts/access/session-cookie'
import { adminRoute } from '@/lib/accounts/admin-route'
import { signOutEverywhere } from '@/lib/accounts/sessions/own-sessions'

/** Signs the person out everywhere, including here. */
export const DELETE = adminRoute(async ({ actor, browser }) => {
  await signOutEverywhere(actor, browser)
  const response = NextResponse.json({ message: 'Signed out everywhere' })
  response.cookies.set(emptySessionCookie())
  return response
})
