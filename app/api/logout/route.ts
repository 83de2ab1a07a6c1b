import { NextResponse } from 'next/server'
import * as z from 'zod'
import { readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { emptySessionCookie } from '@/lib/auth/session-cookie'
import { signOut } from '@/lib/auth/sign-out'
import { route } from '@/lib/http/route'

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
