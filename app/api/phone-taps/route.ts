import { readVisitCookie } from '@/lib/leads/intake/visit-cookie'
import { phoneTapSchema, storePhoneTap } from '@/lib/marketing/phone-taps/phone-taps'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { isViewCounted } from '@/lib/site/landing-pages/view-filter'

/** Beacon of a tapped phone number. Answers 204 even when it is not stored. */
export const POST = route(
  async (request) => {
    const tap = await readJson(request, phoneTapSchema, { maxBytes: 1_024, mends: true })
    if (isViewCounted(request.headers))
      await storePhoneTap(tap, readVisitCookie(request.headers.get('cookie')))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
