import { expect, test } from 'vitest'
import { priceFilterFromQuery, queryOfPriceFilter } from '@/lib/site/communities/price-filter'

test.each(['', '?community=juniper&care=assisted-living', '?price=5000&open=yes', '?community=lodge&page=2'])(
  'reads %j from the URL and writes it back',
  (query) => {
    const filter = priceFilterFromQuery(Object.fromEntries(new URLSearchParams(query)))
    expect(queryOfPriceFilter(filter)).toBe(query)
  },
)

test.each<Record<string, string>>([
  { price: 'cheap' },
  { price: '-1' },
  { price: '' },
  { community: '<script>' },
  { open: 'maybe' },
  { page: '0' },
  { page: 'two' },
])('ignores invalid values: %j', (query) => {
  expect(priceFilterFromQuery(query)).toEqual(priceFilterFromQuery({}))
})

test('reads the first of a repeated parameter', () => {
  expect(priceFilterFromQuery({ community: ['juniper', 'lodge'] }).community).toBe('juniper')
})
