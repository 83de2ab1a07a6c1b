import { siteUrl } from '@/lib/platform/site'
import { type Apartments, freeNowOf, isOpen, nextOpenings } from '@/lib/site/communities/openings'
import { pricePhrase } from '@/lib/site/communities/price-copy'
import type { Price } from '@/lib/site/communities/prices'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

type Plan = Apartments & { name: string; price: Price | null }

/** One offer per plan with a price in figures: price, mandatory fees, unit and availability. */
export function offerNodes(plans: readonly Plan[], communityPath: string, now: Date): SchemaNode[] {
  return plans.flatMap(({ name, price, ...plan }) =>
    price?.amount == null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            description: pricePhrase(price, now, 'From '),
            url: siteUrl(`${communityPath}#floor-plans`),
            price: price.amount,
            priceCurrency: 'USD',
            priceSpecification: {
              '@type': 'CompoundPriceSpecification',
              priceComponent: [
                {
                  ...amountNode('Each month', price.amount),
                  // UN/CEFACT code of a month.
                  unitCode: 'MON',
                  unitText: 'month',
                },
                ...price.once.map((fee) => ({ ...amountNode(fee.name, fee.amount), unitText: 'once' })),
              ],
            },
            availability: `https://schema.org/${stateOf(plan, now)}`,
            availabilityStarts: startOf(plan, now),
          },
        ],
  )
}

function amountNode(name: string, price: number) {
  return { '@type': 'UnitPriceSpecification', name, price, priceCurrency: 'USD' }
}

function stateOf(plan: Apartments, now: Date): string {
  if (freeNowOf(plan, now) > 0) return plan.availability === 'limited' ? 'LimitedAvailability' : 'InStock'
  if (isOpen(plan, now)) return 'PreOrder'
  return plan.availability === 'waitlist' ? 'BackOrder' : 'SoldOut'
}

/** Day of the next opening, '2026-12-12', unless an apartment is free now. */
function startOf(plan: Apartments, now: Date): string | undefined {
  if (freeNowOf(plan, now) > 0) return undefined
  return nextOpenings(plan, now)[0]?.toISOString().slice(0, 10)
}
