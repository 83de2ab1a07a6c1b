import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { findPlans, findPriceChoices, findPricePage } from '@/lib/site/communities/find-plans'
import type { PriceFilter } from '@/lib/site/communities/price-filter'

const TAGS = ['communities', 'floor_plans', 'care_types', 'images'].map(tags.list)

/** One page of the price table. */
export const getPricePage = atRequest(async (filter: PriceFilter) => {
  cached(...TAGS)
  return findPricePage(filter)
})

/** What the price table can be filtered by. */
export const getPriceChoices = atRequest(async () => {
  cached(...TAGS)
  return findPriceChoices()
})

/** The plans of some communities. */
export const getPlansOf = atRequest(async (communityIds: string[]) => {
  cached(...TAGS)
  return findPlans({ communityId: { in: communityIds } })
})
