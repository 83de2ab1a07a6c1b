import { priceFigure, priceNotes } from '@/lib/site/communities/price-copy'
import { priceOf } from '@/lib/site/communities/prices'
import type { FloorPlanSeed } from '@/prisma/seed/data/shapes'
import { dayOf } from '@/prisma/seed/moments'
import type { SeedData } from '@/prisma/seed/seed-data'

/**
 * The printed price of a demo plan, and everything that belongs beside it (decision 104).
 * @param withSize false on a sheet that names rooms and care
 */
export function printedPrice(plan: FloorPlanSeed, data: SeedData, withSize: boolean) {
  const care = data.careTypes.find(({ slug }) => slug === plan.careType)
  const asOf = dayOf(plan.priceAsOf)
  const price = priceOf(
    {
      ...plan,
      priceAsOf: asOf,
      pricedFor: plan.pricedFor ?? 1,
      carePricing: null,
      careType: care ?? null,
    },
    {
      fees: data.fees.map((fee) => ({ communityId: null, refund: null, note: null, ...fee })),
      levels: data.careLevels.map((level) => ({ communityId: null, care: null, ...level })),
      increases: [],
    },
  )
  if (!price) throw new Error(`Demo data: floor plan ${plan.planSlug} has no price`)
  const notes = `${priceNotes(price, asOf, withSize).join(', ')}.`
  return { figure: `${priceFigure(price)} a month`, notes: notes.charAt(0).toUpperCase() + notes.slice(1) }
}
