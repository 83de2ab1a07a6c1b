import { expect, it } from 'vitest'
import { careAnswer, placeAnswer } from '@/lib/site/communities/place-answer'
import { aPrice, apartments } from '@/tests/support/prices'

const NOW = new Date('2026-11-21T12:00:00Z')
const AS_OF = new Date('2026-11-01T00:00:00Z')
const memory = { slug: 'memory-care', name: 'Memory care', description: null, image: null }

const juniper = {
  name: 'Juniper House',
  city: 'Denver',
  citySlug: 'denver',
  phoneDisplay: '(720) 555-0162',
  careTypes: [memory, { slug: 'respite-care', name: 'Respite care' }],
}
const lodge = { ...juniper, name: 'Evergrove Lodge', city: 'Boulder', citySlug: 'boulder' }

const plan = (name: string, amount: number, availability: string, availableFrom: Date | null = null) => ({
  name,
  squareFeet: 340,
  ...apartments({ availability, freeNow: 0, availableFrom }),
  price: aPrice(amount, { asOf: AS_OF, bedrooms: 0, kind: 'Memory care' }),
  community: { name: 'Juniper House' },
})

type Place = Parameters<typeof placeAnswer>[0]
const place = (given: object) =>
  ({
    care: memory,
    city: 'Denver',
    citySlug: 'denver',
    communities: [juniper],
    plans: [],
    ...given,
  }) as unknown as Place

it('states the place, the price with its date, openings, other options and the phone number', () => {
  const plans = [
    plan('The Wren', 6_950, 'available', new Date('2026-12-01T00:00:00Z')),
    plan('The Owl', 7_800, 'full'),
  ]
  expect(placeAnswer(place({ plans }), NOW)).toBe(
    'Memory care in Denver is at Juniper House. ' +
      'Its 2 plans for it run from The Wren (340 square feet, $6,950 a month, studio, memory care, as of Nov 1) ' +
      'to The Owl (340 square feet, $7,800 a month, studio, memory care, as of Nov 1). ' +
      'You could move into The Wren (from Dec 1). ' +
      'Should needs change, Juniper House also has respite care. ' +
      'For a visit from Denver, call Juniper House at (720) 555-0162.',
  )
})

it('is honest about a city without a community, and about nothing open', () => {
  const answer = placeAnswer(
    place({
      city: 'Littleton',
      citySlug: 'littleton',
      communities: [juniper, lodge],
      plans: [plan('The Owl', 7_800, 'full')],
    }),
    NOW,
  )
  expect(answer).toContain(
    'We have no community in Littleton itself; for memory care the communities that serve it are Juniper House in Denver and Evergrove Lodge in Boulder.',
  )
  expect(answer).toContain('There is one floor plan for it: The Owl at Juniper House (340 square feet')
  expect(answer).toContain('It is not available right now')
})

it('omits sentences about unknown facts', () => {
  expect(
    placeAnswer(place({ communities: [{ ...juniper, careTypes: [memory], phoneDisplay: null }] }), NOW),
  ).toBe('Memory care in Denver is at Juniper House.')
})

it('names every community that has a kind of care', () => {
  const { care, plans } = place({ plans: [plan('The Owl', 7_800, 'full')] })
  expect(
    careAnswer({ care, plans, communities: place({ communities: [juniper, lodge] }).communities }, NOW),
  ).toMatch(
    /^Memory care is offered at Juniper House in Denver and Evergrove Lodge in Boulder: 2 communities in 2 cities\. There is one floor plan for it: The Owl at Juniper House/,
  )
})
