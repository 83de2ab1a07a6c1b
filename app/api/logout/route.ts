import { NextResponse } from 'next/server'
import * as z from 'zod'
import { accountRoute } from '@/lib/accounts/access/account-route'
import { emptySessionCookie } from '@/lib/accounts/access/session-cookie'
import { signOut } from '@/lib/accounts/sign-in/sign-in'

export const POST = accountRoute(z.object({}), async (_, browser) => {
  await signOut(browser)
  const response = NextResponse.json({})
  response.cookies.set(emptySessionCookie())
  return response
})
