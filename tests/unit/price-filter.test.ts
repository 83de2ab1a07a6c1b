import { expect, test } from 'vitest'
import { filterPlans, priceFilterFromQuery } from '@/lib/content/price-filter'
import type { PricedPlan } from '@/lib/content/price-table'

const plan = (name: string, house: string, care: string, amount: number | null, availability: string) =>
  ({
    name,
    community: { slug: house },
    careType: { slug: care },
    price: amount === null ? null : { amount },
    availability,
  }) as PricedPlan

const PLANS = [
  plan('Aspen', 'lodge', 'independent-living', 3850, 'available'),
  plan('Finch', 'juniper', 'assisted-living', 5640, 'waitlist'),
  plan('Wren', 'juniper', 'assisted-living', 4850, 'limited'),
  plan('Robin', 'juniper', 'memory-care', null, 'full'),
]

const names = (query: Record<string, string | string[]>) =>
  filterPlans(PLANS, priceFilterFromQuery(query)).map(({ name }) => name)

test.each<[Record<string, string>, string[]]>([
  [{}, ['Aspen', 'Finch', 'Wren', 'Robin']],
  [{ house: 'juniper', care: 'assisted-living' }, ['Finch', 'Wren']],
  [{ price: '5000' }, ['Aspen', 'Wren']],
  [{ open: 'yes' }, ['Aspen', 'Wren']],
  [{ house: 'nowhere' }, []],
])('filters by %j', (query, expected) => {
  expect(names(query)).toEqual(expected)
})

test.each<Record<string, string>>([
  { price: 'cheap' },
  { price: '-1' },
  { price: '' },
  { house: '<script>' },
  { open: 'maybe' },
])('ignores what does not fit: %j', (query) => {
  expect(names(query)).toHaveLength(4)
})

test('reads the first of a repeated parameter', () => {
  expect(priceFilterFromQuery({ house: ['juniper', 'lodge'] }).house).toBe('juniper')
})
