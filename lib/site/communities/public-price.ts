import { amounts, type Charge, type Price, totalOf } from '@/lib/site/communities/prices'

/** A price for programs: the amounts of the site, with every mandatory fee by name. */
export function publicPrice(price: Price | null) {
  if (!price) return null
  const { amount, display, monthly, once, people, carePricing, careRange, asOf } = price
  return {
    monthlyTotal: amount,
    text: display,
    monthlyFees: monthly.map(plain),
    onceTotal: totalOf(amounts(once)),
    onceFees: once.map(plain),
    people,
    careIncluded: carePricing === null ? null : carePricing === 'included',
    careFrom: careRange?.from ?? null,
    careTo: careRange?.to ?? null,
    asOf: asOf?.toISOString().slice(0, 10) ?? null,
  }
}

const plain = ({ name, amount, refund }: Charge) => ({ name, amount, refund })
