import { siteUrl } from '@/lib/platform/site'
import { isOpen } from '@/lib/site/communities/price-filter'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

type Plan = {
  name: string
  availability: string
  availableFrom: Date | null
  price: { amount: number | null } | null
}

/** One offer per plan with a price in figures: price, unit and availability. */
export function offerNodes(plans: readonly Plan[], communityPath: string): SchemaNode[] {
  return plans.flatMap(({ name, price, ...plan }) =>
    price?.amount == null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            url: siteUrl(`${communityPath}#floor-plans`),
            price: price.amount,
            priceCurrency: 'USD',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: price.amount,
              priceCurrency: 'USD',
              // UN/CEFACT code of a month.
              unitCode: 'MON',
              unitText: 'month',
            },
            availability: `https://schema.org/${stateOf(plan)}`,
            availabilityStarts: plan.availableFrom?.toISOString().slice(0, 10),
          },
        ],
  )
}

function stateOf({ availability }: Pick<Plan, 'availability'>): string {
  if (availability === 'limited') return 'LimitedAvailability'
  if (isOpen(availability)) return 'InStock'
  return availability === 'waitlist' ? 'BackOrder' : 'SoldOut'
}
