import { openVisit } from '@/lib/leads/intake/visit-cookie'
import { keepPhoneTap, phoneTapSchema } from '@/lib/marketing/phone-taps/phone-taps'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { isViewCounted } from '@/lib/site/landing-pages/view-judgement'

/** A beacon: a visitor touched a telephone number. Answers 204 whether it is kept or not. */
export const POST = route(
  async (request) => {
    const tap = await readJson(request, phoneTapSchema, { maxBytes: 1_024 })
    if (isViewCounted(request.headers)) await keepPhoneTap(tap, openVisit(request.headers.get('cookie')))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
