import { expect, test } from 'vitest'
import { servingCopy } from '@/components/site/landing/place-copy'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { cityLinksOf, communitiesOf } from '@/lib/site/landing-pages/landing-communities'

const community = (slug: string, citySlug: string, serves: string[], care: string[]) =>
  ({
    slug,
    citySlug,
    servesCities: serves,
    careTypes: care.map((name) => ({ slug: name, name })),
  }) as CommunityCard

const ALL = [
  community('lodge', 'boulder', ['longmont'], ['assisted-living']),
  community('juniper', 'denver', [], ['assisted-living', 'memory-care']),
  community('terrace', 'fort-collins', ['longmont'], ['memory-care']),
]

const target = (page: Partial<Parameters<typeof communitiesOf>[0]>) =>
  communitiesOf({ community: null, careType: null, cities: [], ...page }, ALL).map(({ slug }) => slug)

test.each([
  ['location', { cities: ['longmont'] }, ['lodge', 'terrace']],
  ['community', { community: { slug: 'juniper', active: true } }, ['juniper']],
  ['general', {}, ['lodge', 'juniper', 'terrace']],
  ['care-type-specific', { careType: { slug: 'memory-care', active: true } }, ['juniper', 'terrace']],
  ['hybrid', { careType: { slug: 'memory-care', active: true }, cities: ['longmont'] }, ['terrace']],
  ['location-specific', { community: { slug: 'lodge', active: false }, cities: ['boulder'] }, ['lodge']],
])('%s refers to the communities it names', (_, page, expected) => {
  expect(target(page)).toEqual(expected)
})

test('its cities are linked if a community serves them', () => {
  const care = { slug: 'memory-care', active: true }
  const page = { community: null, careType: care, cities: ['longmont', 'boulder', 'aspen'] }
  expect(cityLinksOf(page, ALL)).toEqual([{ href: '/memory-care/longmont', label: 'Longmont' }])
  expect(cityLinksOf({ ...page, careType: null, cities: ['longmont'] }, ALL)).toEqual([
    { href: '/senior-living/longmont', label: 'Longmont' },
  ])
})

test.each([
  [1, 0, 'One community in the city.'],
  [1, 2, 'One community in the city and two nearby.'],
  [0, 1, 'One community near Longmont.'],
  [0, 2, 'Two communities near Longmont.'],
])('%i in the city and %i nearby', (inCity, nearby, words) => {
  expect(servingCopy(inCity, nearby, 'Longmont')).toBe(words)
})
