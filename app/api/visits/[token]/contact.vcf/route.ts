import { readContactCard } from '@/lib/leads/tours/visit-card'
import type { Limit } from '@/lib/platform/http/rate-limit'
import { tokenRoute } from '@/lib/platform/http/token-route'

const LIMIT: Limit = { name: 'visit-contact', points: 60, seconds: 60 * 60 }

/** The caller's contact card, for the phone's address book; the private link authorizes it. */
export const GET = tokenRoute(LIMIT, async ({ token }) => {
  const { name, card } = await readContactCard(token)
  return new Response(card, {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      // Inline: an iPhone offers to save it at once, everything else keeps it as a file.
      'content-disposition': `inline; filename="${name}.vcf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
})
