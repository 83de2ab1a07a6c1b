import { NextResponse } from 'next/server'
import * as z from 'zod'
import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { emptySessionCookie } from '@/lib/accounts/access/session-cookie'
import { signOut } from '@/lib/accounts/sign-in/sign-out'
import { route } from '@/lib/platform/http/route'

export const POST = route(
  async (request) => {
    await readAccountRequest(request, z.object({}))
    await signOut(browserOf(request))
    const response = NextResponse.json({})
    response.cookies.set(emptySessionCookie())
    return response
  },
  { sameOrigin: true },
)
