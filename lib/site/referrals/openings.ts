import { min, subDays } from 'date-fns'
import { isOpen } from '@/lib/site/communities/price-filter'

/** After these days without a confirmation a plan is not shown as open to professionals. */
export const OPENING_DAYS = 7

export type OpeningPlan = {
  name: string
  availability: string
  availableFrom: Date | null
  /** When its availability was last confirmed. */
  confirmedAt: Date
  careType: { slug: string; name: string }
  community: { id: string; slug: string; name: string; city: string | null }
}

/** `state`: open now, full, or not confirmed for too long to say. */
export type Opening = {
  community: OpeningPlan['community']
  state: 'open' | 'full' | 'unconfirmed'
  /** Plans that are open now. */
  plans: string[]
  /** The oldest confirmation among its plans. */
  asOf: Date
}

export type OpeningsOfCare = { slug: string; name: string; openings: Opening[] }

/** Openings by kind of care at `now`. Plans whose confirmation is too old count neither as open nor as full. */
export function openingsOf(plans: readonly OpeningPlan[], now: Date): OpeningsOfCare[] {
  const oldest = subDays(now, OPENING_DAYS)
  const kinds = [...new Map(plans.map(({ careType }) => [careType.slug, careType])).values()]
  return kinds.map(({ slug, name }) => {
    const ofCare = plans.filter(({ careType }) => careType.slug === slug)
    const communities = [...new Map(ofCare.map(({ community }) => [community.id, community])).values()]
    return {
      slug,
      name,
      openings: communities.map((community) => {
        const own = ofCare.filter((plan) => plan.community.id === community.id)
        const confirmed = own.filter(({ confirmedAt }) => confirmedAt >= oldest)
        const open = confirmed.filter(
          ({ availability, availableFrom }) =>
            isOpen(availability) && (availableFrom === null || availableFrom <= now),
        )
        const said = open.length > 0 ? open : own
        return {
          community,
          state: open.length > 0 ? 'open' : confirmed.length === own.length ? 'full' : 'unconfirmed',
          plans: open.map((plan) => plan.name),
          asOf: min(said.map(({ confirmedAt }) => confirmedAt)),
        }
      }),
    }
  })
}
