import { expect, test } from 'vitest'
import { OPENING_DAYS, openingsOf } from '@/lib/site/referrals/openings'
import { apartments } from '@/tests/support/prices'

const NOW = new Date('2026-11-27T18:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

const plan = {
  ...apartments(),
  name: 'The Spruce',
  confirmedAt: daysAgo(1),
  careType: { slug: 'memory-care', name: 'Memory care' },
  community: { id: 'c1', slug: 'birch-court', name: 'Birch Court', city: 'Denver' },
}

const stateOf = (...plans: (typeof plan | object)[]) =>
  openingsOf(
    plans.map((changes) => ({ ...plan, ...changes })),
    NOW,
  )[0]?.openings[0]

test('T122: what was not confirmed lately is never shown as open', () => {
  expect(stateOf({})).toMatchObject({
    state: 'open',
    plans: ['The Spruce'],
    words: '1 available now',
    asOf: daysAgo(1),
  })
  expect(stateOf({ confirmedAt: daysAgo(OPENING_DAYS + 1) })).toMatchObject({
    state: 'unconfirmed',
    plans: [],
    words: null,
  })
})

test('a community is full only when all of its plans are confirmed as taken', () => {
  const taken = { availability: 'waitlist', freeNow: 0 }
  expect(stateOf(taken)).toMatchObject({ state: 'full', words: 'waiting list' })
  expect(stateOf(taken, { confirmedAt: daysAgo(30) })).toMatchObject({ state: 'unconfirmed' })
  expect(stateOf({ freeNow: 0, availableFrom: new Date('2026-12-12') })).toMatchObject({
    state: 'full',
    plans: [],
    words: 'available Dec 12',
  })
})
