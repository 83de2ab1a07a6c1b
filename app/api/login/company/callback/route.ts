import { NextRequest, NextResponse } from 'next/server'
import { browserOf } from '@/lib/accounts/access/access-log'
import { begunCookieName, emptyBegunCookie } from '@/lib/accounts/company/begun-sign-in'
import { finishCompanySignIn } from '@/lib/accounts/company/finish-sign-in'
import { withSession } from '@/lib/accounts/sign-in/signed-in-response'
import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'

/** Here the identity provider sends people back. */
export const GET = route<unknown>(async (request) => {
  const { cookies } = new NextRequest(request.url, { headers: request.headers })
  const { search } = new URL(request.url)
  const answer = await finishCompanySignIn(search, cookies.get(begunCookieName())?.value, browserOf(request))
  const path = 'refused' in answer ? `/login?notice=${answer.refused}` : '/admin'
  const response = NextResponse.redirect(siteUrl(path), 303)
  response.cookies.set(emptyBegunCookie())
  return 'refused' in answer ? response : withSession(response, answer)
})
