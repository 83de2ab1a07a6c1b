import { expect, test } from 'vitest'
import { patternAddresses, patternFault } from '@/lib/site/seo/url-pattern'

const landing = (urlPattern: string, cities: string[] = [], communitySlug: string | null = null) => ({
  urlPattern,
  cities,
  communitySlug,
})

test('a pattern is one address, or one per city', () => {
  expect(patternAddresses(landing('/winter-visits'))).toEqual(['/winter-visits'])
  expect(patternAddresses(landing('/{city}-senior-living', ['Santa Fe', 'Española', 'Santa Fe']))).toEqual([
    '/santa-fe-senior-living',
    '/espanola-senior-living',
  ])
  expect(patternAddresses(landing('/visit/{community}/{city}', ['Pueblo'], 'juniper-house'))).toEqual([
    '/visit/juniper-house/pueblo',
  ])
})

test('an unfilled placeholder is an error, not an address', () => {
  expect(patternFault(landing('/{city}-living'))).toBe('{city} needs a city below')
  expect(patternFault(landing('/visit-{community}'))).toBe('{community} needs a community below')
  expect(patternAddresses(landing('/visit-{community}'))).toEqual([])
})

test.each(['winter', '/Winter', '/a b', '/{state}', '/', '/a//b', '//host', '/a/b/c/d', '/a?x=1'])(
  '%s is not a pattern',
  (pattern) => {
    expect(patternFault(landing(pattern, ['Pueblo'], 'juniper-house'))).toMatch(/^Enter a path such as/)
  },
)
