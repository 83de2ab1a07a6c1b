import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { openVisit } from '@/lib/intake/visit-cookie'
import { isViewCounted } from '@/lib/landing-pages/view-judgement'
import { keepPhoneTap, phoneTapSchema } from '@/lib/numbers/phone-taps'

/** A beacon: a visitor touched a telephone number. Answers 204 whether it is kept or not. */
export const POST = route(
  async (request) => {
    const tap = await readJson(request, phoneTapSchema, { maxBytes: 1_024 })
    if (isViewCounted(request.headers)) await keepPhoneTap(tap, openVisit(request.headers.get('cookie')))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
