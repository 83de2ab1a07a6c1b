import { min, subDays } from 'date-fns'
import { type Apartments, freeNowOf, summarizeOpenings } from '@/lib/site/communities/openings'

/** After these days without a confirmation a plan is not shown as open to professionals. */
export const OPENING_DAYS = 7

export type OpeningPlan = Apartments & {
  name: string
  /** When its availability was last confirmed. */
  confirmedAt: Date
  careType: { slug: string; name: string }
  community: { id: string; slug: string; name: string; city: string | null }
}

/** `state`: free now, nothing free now, or not confirmed for too long to say. */
export type Opening = {
  community: OpeningPlan['community']
  state: 'open' | 'full' | 'unconfirmed'
  /** Plans with an apartment that is free now. */
  plans: string[]
  /** '3 available now', 'available Dec 12', 'waiting list'; null while unconfirmed. */
  words: string | null
  /** The oldest confirmation among its plans. */
  asOf: Date
}

export type OpeningsOfCare = { slug: string; name: string; openings: Opening[] }

/** Openings by kind of care. Plans whose confirmation is too old count neither as open nor as full. */
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
        const open = confirmed.filter((plan) => freeNowOf(plan, now) > 0)
        const said = open.length > 0 ? open : own
        const isKnown = open.length > 0 || confirmed.length === own.length
        return {
          community,
          state: open.length > 0 ? 'open' : isKnown ? 'full' : 'unconfirmed',
          plans: open.map((plan) => plan.name),
          words: isKnown ? summarizeOpenings(said, now) : null,
          asOf: min(said.map(({ confirmedAt }) => confirmedAt)),
        }
      }),
    }
  })
}
