import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { findPlans, findPriceChoices, findPricePage } from '@/lib/site/communities/find-plans'
import type { PriceFilter } from '@/lib/site/communities/price-filter'

const TAGS = ['communities', 'floor_plans', 'care_types', 'images'].map(tags.list)

export const getPricePage = atRequest(async (filter: PriceFilter) => {
  cached(...TAGS)
  return findPricePage(filter)
})

export const getPriceChoices = atRequest(async () => {
  cached(...TAGS)
  return findPriceChoices()
})

export const getPlansOf = atRequest(async (communityIds: string[]) => {
  cached(...TAGS)
  return findPlans({ communityId: { in: communityIds } })
})
