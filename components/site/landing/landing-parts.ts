import type { PagePart } from '@/components/site/section-chips'
import type { PricedPlan } from '@/lib/site/communities/find-plans'
import type { SocialProof } from '@/lib/site/communities/social-proof'

type Shown = {
  communities: unknown[]
  /** Plans of the price list, and those of the drawings. */
  priced: Pick<PricedPlan, 'price'>[]
  drawn?: unknown[]
  reviews: SocialProof['reviews']
  people: SocialProof['people']
  faqs: unknown[]
}

/** The sections of a landing page that have something to show, in the words of the chips. */
export function landingParts({ communities, priced, drawn = [], reviews, people, faqs }: Shown): PagePart[] {
  return [
    communities.length > 0 && { id: 'communities', label: 'Communities' },
    priced.some(({ price }) => price?.amount != null) && { id: 'prices', label: 'Prices' },
    drawn.length > 0 && { id: 'plans', label: 'Floor plans' },
    reviews.length > 0 && { id: 'reviews', label: 'Reviews' },
    people.length > 0 && { id: 'people', label: 'People' },
    faqs.length > 0 && { id: 'questions', label: 'Questions' },
  ].filter((part) => part !== false)
}
