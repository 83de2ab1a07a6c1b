import { secureCookies } from '@/lib/accounts/access/session-cookie'
import { VISIT_COOKIE } from '@/lib/leads/intake/visit-cookie'
import { badRequest } from '@/lib/platform/errors'
import { readText } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { AD_CHOICE_COOKIE, AD_CHOICE_MAX_AGE, isAdChoice } from '@/lib/platform/privacy/ad-choice'
import { forgetTagCookies } from '@/lib/platform/privacy/forget-tag-cookies'

const MAX_BYTES = 1_024

/** Stores the visitor's advertising choice in a cookie, then redirects to the page about it (reading 10). */
export const POST = route(
  async (request) => {
    const choice = new URLSearchParams(await readText(request, MAX_BYTES)).get('advertising')
    if (!isAdChoice(choice)) throw badRequest('Please choose yes or no')
    const headers = new Headers({ location: `/privacy-choices?saved=${choice}` })
    headers.append('set-cookie', cookie(AD_CHOICE_COOKIE, choice, AD_CHOICE_MAX_AGE))
    // The visit's source was stored for advertising only.
    if (choice === 'denied') {
      headers.append('set-cookie', cookie(VISIT_COOKIE, '', 0))
      for (const gone of forgetTagCookies(request)) headers.append('set-cookie', gone)
    }
    return new Response(null, { status: 303, headers })
  },
  { sameOrigin: true },
)

function cookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secureCookies() ? '; Secure' : ''}`
}
