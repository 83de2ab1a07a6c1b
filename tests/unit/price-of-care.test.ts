import { expect, test } from 'vitest'
import type { CommunityCard } from '@/lib/content/communities'
import { withPriceOfCare } from '@/lib/content/price-of-care'

const house = (id: string) =>
  ({ id, price: { display: null, amount: 3_290, asOf: null }, openPlans: 2 }) as CommunityCard
const plan = (house: string, amount: number | null, availability: string) => ({
  community: { id: house },
  availability,
  price: amount === null ? null : { display: null, amount, asOf: null },
})

test('a house on the page of a kind of care shows the lowest price and the openings of that care', () => {
  const [shown] = withPriceOfCare(
    [house('a')],
    [plan('a', 6_900, 'available'), plan('a', 6_380, 'full'), plan('b', 5_200, 'available')],
    { slug: 'memory-care' },
  )
  expect(shown).toMatchObject({ price: { amount: 6_380 }, openPlans: 1 })
})

test('without a plan of that care it shows neither', () => {
  const [shown] = withPriceOfCare([house('a')], [], { slug: 'respite-care' })
  expect(shown).toMatchObject({ price: null, openPlans: null })
})

test('where any care is meant, the house keeps its own', () => {
  const houses = [house('a')]
  expect(withPriceOfCare(houses, [], null)).toBe(houses)
  expect(withPriceOfCare(houses, [], { slug: 'senior-living' })).toBe(houses)
})
