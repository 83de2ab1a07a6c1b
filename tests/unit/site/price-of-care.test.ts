import { expect, test } from 'vitest'
import { withPriceOfCare } from '@/lib/site/communities/care-place'
import type { CommunityCard } from '@/lib/site/communities/communities'

const community = (id: string) =>
  ({ id, price: { display: null, amount: 3_290, asOf: null }, openPlans: 2 }) as CommunityCard
const plan = (community: string, amount: number | null, availability: string) => ({
  community: { id: community },
  availability,
  price: amount === null ? null : { display: null, amount, asOf: null },
})

test('a community on a care page shows the lowest price and the openings of that care', () => {
  const [shown] = withPriceOfCare(
    [community('a')],
    [plan('a', 6_900, 'available'), plan('a', 6_380, 'full'), plan('b', 5_200, 'available')],
    { slug: 'memory-care' },
  )
  expect(shown).toMatchObject({ price: { amount: 6_380 }, openPlans: 1 })
})

test('without a plan of that care it shows neither', () => {
  const [shown] = withPriceOfCare([community('a')], [], { slug: 'respite-care' })
  expect(shown).toMatchObject({ price: null, openPlans: null })
})

test('for any kind of care, the community keeps its own', () => {
  const communities = [community('a')]
  expect(withPriceOfCare(communities, [], null)).toBe(communities)
  expect(withPriceOfCare(communities, [], { slug: 'senior-living' })).toBe(communities)
})
