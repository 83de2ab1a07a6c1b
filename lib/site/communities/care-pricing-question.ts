import { escapeHtml } from '@/lib/platform/escape-html'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { type CarePricing, carePricingCopy, carePricingOf } from '@/lib/site/communities/care-pricing'

type Care = { slug: string; name: string; carePricing: string | null }
type Plan = { name: string; carePricing: CarePricing | null; careType: { name: string } | null }

/** Sentences on what the rates include, from the plans or else the care type. Null when unknown. */
export function carePricingOfCare(care: Care, plans: Plan[]): string | null {
  if (plans.length > 0) return carePricingCopy(plans)
  const carePricing = carePricingOf({ carePricing: null, careType: care })
  return carePricingCopy([{ name: care.name, carePricing, careType: care }])
}

/** `carePricingOfCare` as an FAQ entry with an HTML answer: a list of one, or empty when unknown. */
export function carePricingQuestions(care: Care, plans: Plan[]) {
  const answer = carePricingOfCare(care, plans)
  if (!answer) return []
  const of = care.slug === ANY_CARE ? '' : ` for ${care.name.toLowerCase()}`
  return [
    { id: 'care-rate', question: `Does the rate${of} include care?`, answer: `<p>${escapeHtml(answer)}</p>` },
  ]
}
