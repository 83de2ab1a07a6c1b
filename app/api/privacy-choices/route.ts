import { secureCookies } from '@/lib/auth/session-cookie'
import { badRequest } from '@/lib/errors'
import { readText } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { AD_CHOICE_COOKIE, AD_CHOICE_MAX_AGE, isAdChoice } from '@/lib/privacy/ad-choice'

const MAX_BYTES = 1_024

/** Keeps the visitor's choice about advertising in a cookie and leads back to the page that says so (decision 10). */
export const POST = route(
  async (request) => {
    const choice = new URLSearchParams(await readText(request, MAX_BYTES)).get('advertising')
    if (!isAdChoice(choice)) throw badRequest('Please choose yes or no')
    const cookie = [
      `${AD_CHOICE_COOKIE}=${choice}`,
      'Path=/',
      `Max-Age=${AD_CHOICE_MAX_AGE}`,
      'SameSite=Lax',
      ...(secureCookies() ? ['Secure'] : []),
    ]
    return new Response(null, {
      status: 303,
      headers: { location: `/privacy-choices?saved=${choice}`, 'set-cookie': cookie.join('; ') },
    })
  },
  { sameOrigin: true },
)
