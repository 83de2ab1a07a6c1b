import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/auth/browser'
import { signOutEverywhere } from '@/lib/auth/own-sessions'
import { requireUser } from '@/lib/auth/session'
import { emptySessionCookie } from '@/lib/auth/session-cookie'
import { route } from '@/lib/http/route'

/** Signs out everywhere, here too. */
export const DELETE = route(
  async (request) => {
    await signOutEverywhere(await requireUser(), browserOf(request))
    const response = NextResponse.json({ message: 'Signed out everywhere' })
    response.cookies.set(emptySessionCookie())
    return response
  },
  { sameOrigin: true },
)
