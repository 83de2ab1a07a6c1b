import 'server-only'
import { companyPhone } from '@/lib/leads/intake/company-phone'
import type { KeptVisit } from '@/lib/leads/intake/visit-cookie'
import { matchingNumber } from '@/lib/leads/tracking-numbers/matching-number'
import { wayOfTouch } from '@/lib/leads/tracking-numbers/way-of-touch'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { phoneOf } from '@/lib/site/content/site-settings'

/** A number as dialed by pages, and the tracking number that replaces it. */
export type ShownNumber = { from: string; dial: string; display: string }

/** Cached until it changes, so page views skip the database. */
export const hasTrackingNumbers = atRequest(async (): Promise<boolean> => {
  cached('tracking_numbers')
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

/** Numbers to swap by last touch (F11); a community's never replaces the company's. */
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
