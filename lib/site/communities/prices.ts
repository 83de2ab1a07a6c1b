import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { markOfValue } from '@/lib/platform/value-marks'
import { type CarePricing, carePricingOf } from '@/lib/site/communities/care-pricing'
import { type Fee, levelsOf, type PriceTerms } from '@/lib/site/communities/price-terms'

export type Charge = Pick<Fee, 'name' | 'amount' | 'refund'>

/** A rate with everything that a family has to pay with it. Only `priceOf` makes one (T114). */
export type Price = {
  /** Only where there is no amount. */
  display: string | null
  /** US dollars a month: the rate and every mandatory monthly fee. */
  amount: number | null
  asOf: Date | null
  /** Mandatory monthly fees that the amount includes. */
  monthly: Charge[]
  /** Mandatory fees that are paid once. */
  once: Charge[]
  /** Name of its kind of care; null for a community's own figure. */
  kind: string | null
  /** 0 is a studio; null for a community's own figure. */
  bedrooms: number | null
  /** How many people the rate is for. */
  people: number
  carePricing: CarePricing | null
  /** Lowest and highest price of care that is billed on top. */
  careRange: { from: number; to: number } | null
  /** In a preview for editing: where the rate comes from (decision 131). */
  mark?: string
}

/** Columns of `priceOf`. */
export const rateSelect = {
  bedrooms: true,
  pricedFor: true,
  startingPrice: true,
  startingRateDisplay: true,
  priceAsOf: true,
  carePricing: true,
  careType: { select: { slug: true, name: true, carePricing: true } },
} as const

type PriceColumns = {
  startingRateDisplay: string | null
  startingPrice: Prisma.Decimal | number | null
  priceAsOf: Date | null
}

type PlanColumns = PriceColumns & {
  bedrooms: number
  pricedFor: number
  carePricing: string | null
  careType: { slug: string; name: string; carePricing: string | null } | null
}

/** The price of a plan with the terms of its community; null where none is entered. */
export function priceOf(plan: PlanColumns, terms: PriceTerms): Price | null {
  const carePricing = carePricingOf(plan)
  return priced(plan, terms, {
    kind: plan.careType?.name ?? null,
    bedrooms: plan.bedrooms,
    people: plan.pricedFor,
    carePricing,
    careRange: carePricing && carePricing !== 'included' ? rangeOf(terms, plan.careType?.slug ?? null) : null,
  })
}

/** The figure that a community states for itself, used only while no plan of it has a price. */
export function communityPriceOf(row: PriceColumns, terms: PriceTerms): Price | null {
  return priced(row, terms, { kind: null, bedrooms: null, people: 1, carePricing: null, careRange: null })
}

type Facts = Pick<Price, 'kind' | 'bedrooms' | 'people' | 'carePricing' | 'careRange'>

function priced(row: PriceColumns, { fees }: PriceTerms, facts: Facts): Price | null {
  if (row.startingPrice === null && !row.startingRateDisplay) return null
  const due = fees.filter(({ mandatory, forWhom }) => mandatory && forWhom === 'resident')
  const mark = markOfValue(row.startingPrice)
  const monthly = due.filter(({ per }) => per === 'month').map(chargeOf)
  return {
    display: row.startingPrice === null ? row.startingRateDisplay : null,
    amount: row.startingPrice === null ? null : totalOf([Number(row.startingPrice), ...amounts(monthly)]),
    asOf: row.priceAsOf,
    monthly,
    once: due.filter(({ per }) => per === 'once').map(chargeOf),
    ...facts,
    ...(mark && { mark }),
  }
}

/** Adds dollars in cents, so that a sum has no rounding error. */
export function totalOf(dollars: number[]): number {
  return dollars.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}

export const amounts = (charges: Pick<Charge, 'amount'>[]): number[] => charges.map(({ amount }) => amount)

/** The plan with the lowest monthly amount, or null when none has a price. */
export function cheapest<P extends { price: Pick<Price, 'amount'> | null }>(plans: P[]): P | null {
  return byPrice(plans)[0] ?? null
}

/** Plans with an amount, lowest first. */
export function byPrice<P extends { price: Pick<Price, 'amount'> | null }>(plans: P[]): P[] {
  return plans
    .filter(({ price }) => price?.amount != null)
    .toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))
}

function chargeOf({ name, amount, refund }: Fee): Charge {
  return { name, amount, refund }
}

function rangeOf(terms: PriceTerms, care: string | null): Price['careRange'] {
  const levels = levelsOf(terms, care).map(({ amount }) => amount)
  return levels.length > 0 ? { from: Math.min(...levels), to: Math.max(...levels) } : null
}
