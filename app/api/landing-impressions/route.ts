import * as z from 'zod'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { countImpression } from '@/lib/landing-pages/impressions'
import { isViewCounted } from '@/lib/landing-pages/view-judgement'
import { addressBook } from '@/lib/seo/address-book'

const schema = z.object({ slug: z.string().max(120) })

/** A beacon: a visitor looks at a landing page. Answers 204 whatever it thinks of it, so that nobody can probe for slugs. */
export const POST = route(
  async (request) => {
    const { slug } = await readJson(request, schema, { maxBytes: 512 })
    if (isViewCounted(request.headers) && (await addressBook()).landingPages.has(slug)) countImpression(slug)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
