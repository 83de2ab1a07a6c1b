import { expect, test } from 'vitest'
import { cityChoices } from '@/lib/site/communities/community-facets'

const community = (city: string, servesCities: string[]) => ({
  city,
  citySlug: city.toLowerCase(),
  servesCities,
})

test('offers every city that has a community or is served by one', () => {
  const choices = cityChoices([community('Boulder', ['longmont']), community('Denver', ['aurora'])], null)
  expect(choices.map(({ name }) => name)).toEqual(['Aurora', 'Boulder', 'Denver', 'Longmont'])
})

test('limits a long list to cities with a community and the selected one', () => {
  const served = Array.from({ length: 300 }, (_, n) => `town-${n}`)
  const communities = [community('Boulder', served), community('Denver', [])]
  expect(cityChoices(communities, null).map(({ slug }) => slug)).toEqual(['boulder', 'denver'])
  expect(cityChoices(communities, 'town-7').map(({ slug }) => slug)).toEqual(['boulder', 'denver', 'town-7'])
})
