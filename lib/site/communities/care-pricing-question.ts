import { escapeHtml } from '@/lib/platform/escape-html'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { type CarePricing, carePricingCopy, carePricingOf } from '@/lib/site/communities/care-pricing'

type Care = { slug: string; name: string; carePricing: string | null }
type Plan = { name: string; carePricing: CarePricing | null; careType: { name: string } | null }

/** What the rates of a kind of care include, from its plans, or from the care type itself where it has none; null when nobody has said. */
export function carePricingOfCare(care: Care, plans: Plan[]): string | null {
  if (plans.length > 0) return carePricingCopy(plans)
  const carePricing = carePricingOf({ carePricing: null, careType: care })
  return carePricingCopy([{ name: care.name, carePricing, careType: care }])
}

/** The same as a question with its answer in HTML, for a page's list of questions and its schema.org data; none, or one. */
export function carePricingQuestions(care: Care, plans: Plan[]) {
  const answer = carePricingOfCare(care, plans)
  if (!answer) return []
  const of = care.slug === ANY_CARE ? '' : ` for ${care.name.toLowerCase()}`
  return [
    { id: 'care-rate', question: `Does the rate${of} include care?`, answer: `<p>${escapeHtml(answer)}</p>` },
  ]
}
