import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/accounts/access/browser'
import { knownBrowserCookie } from '@/lib/accounts/access/known-browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { changeOwnNames, ownNamesSchema } from '@/lib/accounts/users/own-account'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Changes the person's username and email address. */
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
