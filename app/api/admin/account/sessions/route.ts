import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/accounts/access/browser'
import { emptySessionCookie } from '@/lib/accounts/access/session-cookie'
import { signOutEverywhere } from '@/lib/accounts/sessions/own-sessions'
import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'

/** Signs the person out everywhere, including here. */
export const DELETE = route(
  async (request) => {
    await signOutEverywhere(await requireUser(), browserOf(request))
    const response = NextResponse.json({ message: 'Signed out everywhere' })
    response.cookies.set(emptySessionCookie())
    return response
  },
  { sameOrigin: true },
)
