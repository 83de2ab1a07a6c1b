import * as z from 'zod'
import { countSteps, stepsSchema } from '@/lib/marketing/drop-off/count-steps'
import { countView, viewSchema } from '@/lib/marketing/page-statistics/count-view'
import { countVitals, vitalsSchema } from '@/lib/marketing/page-statistics/count-vitals'
import { env } from '@/lib/platform/env'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { countImpression, countVisitor } from '@/lib/site/landing-pages/impressions'
import { versionCookie } from '@/lib/site/landing-pages/version'
import { isViewCounted } from '@/lib/site/landing-pages/view-filter'
import { addressBook } from '@/lib/site/seo/address-book'

const schema = viewSchema.partial().extend({
  slug: z.string().max(120).optional(),
  vitals: vitalsSchema.optional(),
  steps: stepsSchema.optional(),
})

/**
 * Beacon of a page view (for a landing page under test, each browser counts once), or of web vitals and form
 * steps sent on leaving. Always answers 204, so that slugs cannot be probed.
 */
export const POST = route(
  async (request) => {
    const { slug, page, from, vitals, steps } = await readJson(request, schema, {
      maxBytes: 1_024,
      mends: true,
    })
    const answer = new Response(null, { status: 204 })
    if (!isViewCounted(request.headers)) return answer
    if (vitals) {
      if (page) await countVitals(page, vitals, request.headers)
      return answer
    }
    if (steps) await countSteps(steps)
    if (page) await countView({ page, from }, request.headers)
    if (!slug || !(await addressBook()).landingPages.has(slug)) return answer
    countImpression(slug)
    const counted = await countVisitor(slug, request.headers.get('cookie'))
    if (counted) {
      const how = { isCounted: true, secure: env().SITE_URL.startsWith('https://') }
      answer.headers.append('set-cookie', versionCookie(counted.testId, counted.version, how))
    }
    return answer
  },
  { sameOrigin: true },
)
