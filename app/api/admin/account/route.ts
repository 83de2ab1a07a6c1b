import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/auth/browser'
import { knownBrowserCookie } from '@/lib/auth/known-browser'
import { changeOwnNames, ownNamesSchema } from '@/lib/auth/own-account'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Changes one's own username and email address. */
export const PATCH = route(
  async (request) => {
    const user = await requireUser()
    const names = await readJson(request, ownNamesSchema)
    await changeOwnNames(user, names, browserOf(request))
    const response = NextResponse.json({ message: 'Name and email saved' })
    response.cookies.set(knownBrowserCookie(names.username))
    return response
  },
  { sameOrigin: true },
)
