import type { PricedPlan } from '@/lib/site/communities/find-plans'
import { pricePhrase } from '@/lib/site/communities/price-copy'

/** 'From $4,120 a month, studio, plus $2,000 once …, as of Nov 1.', or null without an amount (A3). */
export function fromPrice(plan: PricedPlan | null, now: Date): string | null {
  if (plan?.price?.amount == null) return null
  return `${pricePhrase(plan.price, now, 'From ')}.`
}

/** 'One community in the city and one nearby.' */
export function servingCopy(inCity: number, nearby: number, city: string): string {
  if (inCity === 0)
    return nearby === 1 ? `One community near ${city}.` : `${count(nearby)} communities near ${city}.`
  const here = inCity === 1 ? 'One community in the city' : `${count(inCity)} communities in the city`
  return nearby === 0 ? `${here}.` : `${here} and ${count(nearby).toLowerCase()} nearby.`
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function count(number: number): string {
  return WORDS[number] ?? String(number)
}
