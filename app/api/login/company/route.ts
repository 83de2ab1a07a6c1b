import { NextResponse } from 'next/server'
import { browserOf } from '@/lib/accounts/access/access-log'
import { begunCookie } from '@/lib/accounts/company/begun-sign-in'
import { startCompanySignIn } from '@/lib/accounts/company/start-sign-in'
import { route } from '@/lib/platform/http/route'
import { siteUrl } from '@/lib/platform/site'

/** Leads to the company's identity provider. */
export const GET = route<unknown>(async (request) => {
  const started = await startCompanySignIn(browserOf(request))
  if ('refused' in started) return NextResponse.redirect(siteUrl(`/login?notice=${started.refused}`), 303)
  const response = NextResponse.redirect(started.url, 303)
  response.cookies.set(begunCookie(started.begun, new Date()))
  return response
})
