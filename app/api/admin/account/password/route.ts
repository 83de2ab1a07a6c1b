import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/auth/browser'
import { changeOwnPassword, ownPasswordSchema } from '@/lib/auth/own-account'
import { requireUser } from '@/lib/auth/session'
import { sessionCookie } from '@/lib/auth/session-cookie'
import { encodeSessionToken } from '@/lib/auth/session-token'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Changes one's own password; only the browser that asked stays signed in. */
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
