import { expect, test } from 'vitest'
import { withPriceOfCare } from '@/lib/site/communities/care-place'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { offerOf } from '@/lib/site/communities/offer'
import { aPrice, apartments, full } from '@/tests/support/prices'

const NOW = new Date('2026-11-24T18:00:00Z')

const plan = (care: string, amount: number | null, rooms = apartments()) => ({
  ...rooms,
  care,
  price: amount === null ? null : aPrice(amount),
})
const community = (...plans: object[]) =>
  ({ id: 'a', price: aPrice(3_290), plans, respite: null }) as unknown as CommunityCard

const offerFor = (card: CommunityCard, care: string | null) =>
  withPriceOfCare([card], care === null ? null : { slug: care }).map((shown) => offerOf(shown, NOW))[0]

test('a community on a care page shows the price and the openings of that care', () => {
  const card = community(plan('memory-care', 6_900), plan('assisted-living', 3_290))
  expect(offerFor(card, 'memory-care')).toMatchObject({
    price: { amount: 6_900 },
    openings: '1 available now',
  })
})

test('T116: a price beside openings is the price of an apartment that is open', () => {
  const card = community(plan('memory-care', 6_900), plan('memory-care', 6_380, full()))
  expect(offerFor(card, 'memory-care')).toMatchObject({
    price: { amount: 6_900 },
    openings: '1 available now',
  })
  const closed = community(plan('memory-care', 6_380, full()))
  expect(offerFor(closed, 'memory-care')).toMatchObject({ price: { amount: 6_380 }, openings: 'full' })
})

test('without a plan of that care it shows neither', () => {
  expect(offerFor(community(), 'respite-care')).toEqual({ price: null, openings: null })
})

test('for any kind of care, the community keeps its own', () => {
  const card = community()
  expect(withPriceOfCare([card], null)).toEqual([card])
  expect(withPriceOfCare([card], { slug: 'senior-living' })).toEqual([card])
})
