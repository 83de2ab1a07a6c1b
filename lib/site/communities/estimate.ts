import { levelsOf, type PriceTerms, type RateIncrease } from '@/lib/site/communities/price-terms'
import { type Price, totalOf } from '@/lib/site/communities/prices'

/** The help of each person as a care level; null while nobody knows it yet. */
export type Help = { level: number | null; second: boolean; secondLevel: number | null }

export type Line = { name: string; amount: number }

/** In US dollars. */
export type Estimate = {
  monthly: Line[]
  monthlyTotal: number
  once: Line[]
  firstBill: number
  /** Lowest and highest month that the assessment can lead to; null where the help is in the rate. */
  range: { from: number; to: number } | null
  increases: RateIncrease[]
}

/** The monthly bill of one apartment with this help; null without an amount. Adds no fee twice. */
export function estimateBill(
  price: Price | null,
  care: string | null,
  terms: PriceTerms,
  { level, second, secondLevel }: Help,
): Estimate | null {
  if (price?.amount == null) return null
  const fees = totalOf(price.monthly.map(({ amount }) => amount))
  const levels = hasCareOnTop(price) ? levelsOf(terms, care) : []
  const amountOf = (wanted: number | null) => levels.find((row) => row.level === wanted)?.amount ?? 0
  const people = second || price.people > 1 ? 2 : 1
  const fixed: Line[] = [
    { name: 'Monthly rate', amount: totalOf([price.amount, -fees]) },
    ...price.monthly.map(({ name, amount }) => ({ name, amount })),
    ...(second && price.people < 2 ? secondPerson(terms, 'month') : []),
  ]
  const careLines = [
    careLine('Care', level, amountOf(level)),
    people > 1 ? careLine('Care of the second person', secondLevel, amountOf(secondLevel)) : null,
  ].filter((line) => line !== null)
  const monthly = [...fixed, ...careLines]
  const monthlyTotal = sum(monthly)
  const once = [
    ...price.once.map(({ name, amount }) => ({ name, amount })),
    ...(second && price.people < 2 ? secondPerson(terms, 'once') : []),
  ]
  const chosen = people > 1 ? [level, secondLevel] : [level]
  return {
    monthly,
    monthlyTotal,
    once,
    firstBill: totalOf([monthlyTotal, sum(once)]),
    range: levels.length > 0 ? rangeOf(sum(fixed), levels, chosen) : null,
    increases: terms.increases.filter(({ appliesTo }) => appliesTo !== 'care' || levels.length > 0),
  }
}

/** True when help is billed beside the rate. */
export const hasCareOnTop = ({ carePricing }: Pick<Price, 'carePricing'>): boolean =>
  carePricing !== null && carePricing !== 'included'

const sum = (lines: Line[]) => totalOf(lines.map(({ amount }) => amount))

function careLine(name: string, level: number | null, amount: number): Line | null {
  return amount > 0 ? { name: `${name}, level ${level}`, amount } : null
}

function secondPerson({ fees }: PriceTerms, per: 'once' | 'month'): Line[] {
  return fees
    .filter((fee) => fee.mandatory && fee.forWhom === 'second-person' && fee.per === per)
    .map(({ name, amount }) => ({ name, amount }))
}

/** One level either way per person, because the assessment decides; all levels where help is unknown. */
function rangeOf(fixed: number, levels: { level: number; amount: number }[], chosen: (number | null)[]) {
  const steps = [0, ...levels.map(({ amount }) => amount)]
  const ends = chosen.map((wanted) => {
    const at = levels.findIndex(({ level }) => level === wanted) + 1
    const near = wanted === null ? steps : steps.slice(Math.max(0, at - 1), at + 2)
    return { from: Math.min(...near), to: Math.max(...near) }
  })
  return {
    from: totalOf([fixed, ...ends.map(({ from }) => from)]),
    to: totalOf([fixed, ...ends.map(({ to }) => to)]),
  }
}
