import type { Way } from '@/lib/leads/tracking-numbers/way-of-touch'

type Wanted = { utmSource: string; utmMedium: string | null; utmCampaign: string | null }

/** Most specific matching number; on a tie the first, or null without a match. */
export function matchingNumber<N extends Wanted>(numbers: readonly N[], way: Way): N | null {
  const fitting = numbers.filter(
    ({ utmSource, utmMedium, utmCampaign }) =>
      isSame(utmSource, way.source) && allows(utmMedium, way.medium) && allows(utmCampaign, way.campaign),
  )
  return fitting.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null
}

const isSame = (one: string, other: string | null) => one.trim().toLowerCase() === other?.trim()

const allows = (wanted: string | null, given: string | null) => wanted === null || isSame(wanted, given)

function weightOf({ utmMedium, utmCampaign }: Wanted): number {
  return (utmCampaign === null ? 0 : 2) + (utmMedium === null ? 0 : 1)
}
