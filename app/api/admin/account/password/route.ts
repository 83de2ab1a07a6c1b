import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/accounts/access/browser'
import { sessionCookie } from '@/lib/accounts/access/session-cookie'
import { requireUser } from '@/lib/accounts/sessions/session'
import { encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { changeOwnPassword, ownPasswordSchema } from '@/lib/accounts/users/own-account'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Changes the person's password; only the current browser stays signed in. */
export const POST = route(
  async (request) => {
    const user = await requireUser()
    const claims = await changeOwnPassword(
      user,
      await readJson(request, ownPasswordSchema),
      browserOf(request),
    )
    const response = NextResponse.json({ message: 'Password changed' })
    response.cookies.set(sessionCookie(await encodeSessionToken(claims)))
    return response
  },
  { sameOrigin: true },
)
