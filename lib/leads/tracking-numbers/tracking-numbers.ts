import 'server-only'
import { companyPhone } from '@/lib/leads/intake/company-phone'
import type { KeptVisit } from '@/lib/leads/intake/visit-cookie'
import { matchingNumber } from '@/lib/leads/tracking-numbers/matching-number'
import { wayOfTouch } from '@/lib/leads/tracking-numbers/way-of-touch'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { phoneOf } from '@/lib/site/content/phone-of'

/** A number as the pages dial it, and what one visitor sees and dials in its place. */
export type ShownNumber = { from: string; dial: string; display: string }

/** Whether some number may be swapped. Kept until that changes: a page view asks no database. */
export const hasTrackingNumbers = atRequest(async (): Promise<boolean> => {
  cached(tags.list('tracking_numbers'))
  return (await db.trackingNumber.count({ where: { active: true }, take: 1 })) > 0
})

const activeNumbers = remembered('tracking-numbers', ['tracking_numbers', 'communities'], () =>
  db.trackingNumber.findMany({
    where: { active: true },
    orderBy: { createdAt: 'asc' },
    select: {
      number: true,
      shownAs: true,
      communityId: true,
      utmSource: true,
      utmMedium: true,
      utmCampaign: true,
      community: { select: { phoneDisplay: true, phoneDial: true } },
    },
  }),
)

/**
 * The numbers that a visitor sees in place of others, by the last thing that brought them (F11). One that stands for a community never
 * takes the company's place: where a community has no number of its own, its pages show the company's.
 */
export async function shownNumbers(visit: KeptVisit | null): Promise<ShownNumber[]> {
  const way = visit && wayOfTouch(visit.last ?? visit.first)
  if (!way) return []
  const numbers = await activeNumbers()
  const { display, dial } = await companyPhone()
  const company = { companyPhoneDisplay: display, companyPhoneDial: dial }
  const places = [...new Set(numbers.map(({ communityId }) => communityId))]
  return places.flatMap((place) => {
    const found = matchingNumber(
      numbers.filter(({ communityId }) => communityId === place),
      way,
    )
    if (!found) return []
    const from = phoneOf(found.community, company).dial
    if (place !== null && from === dial) return []
    return [{ from, dial: found.number, display: found.shownAs }]
  })
}
