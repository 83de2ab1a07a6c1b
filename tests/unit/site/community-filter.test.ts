import { describe, expect, it } from 'vitest'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { filterCommunities, filterFromQuery, isFiltering } from '@/lib/site/communities/community-filter'

function card(slug: string, facts: Partial<CommunityCard>): CommunityCard {
  return {
    id: slug,
    slug,
    name: slug,
    city: null,
    state: 'CO',
    citySlug: null,
    servesCities: [],
    latitude: null,
    longitude: null,
    shortDescription: null,
    featured: false,
    phoneDisplay: null,
    phoneDial: null,
    image: null,
    careTypes: [],
    amenities: [],
    price: null,
    openPlans: 0,
    ...facts,
  }
}

const assisted = { slug: 'assisted-living', name: 'Assisted living' }
const memory = { slug: 'memory-care', name: 'Memory care' }
const chapel = { slug: 'chapel', name: 'Chapel' }
const library = { slug: 'library', name: 'Library' }

const cards = [
  card('lodge', {
    citySlug: 'boulder',
    servesCities: ['longmont'],
    careTypes: [assisted],
    amenities: [chapel, library],
    price: { display: null, amount: 4200, asOf: null },
  }),
  card('court', { citySlug: 'pueblo', careTypes: [assisted, memory], amenities: [chapel] }),
]

const found = (query: Record<string, string | string[]>) =>
  filterCommunities(cards, filterFromQuery(query)).map(({ slug }) => slug)

describe('filtering communities from the URL', () => {
  it('narrows by care type, by city and by a neighboring city served', () => {
    expect(found({ care: 'memory-care' })).toEqual(['court'])
    expect(found({ city: 'boulder' })).toEqual(['lodge'])
    expect(found({ city: 'longmont' })).toEqual(['lodge'])
  })

  it('requires all amenities', () => {
    expect(found({ amenity: ['chapel'] })).toEqual(['lodge', 'court'])
    expect(found({ amenity: ['chapel', 'library'] })).toEqual(['lodge'])
  })

  it('hides communities whose price is above the limit or unknown', () => {
    expect(found({ price: '4200' })).toEqual(['lodge'])
    expect(found({ price: '4199' })).toEqual([])
  })

  it('ignores invalid filters', () => {
    const filter = filterFromQuery({ care: "'; drop table", city: 'B'.repeat(99), price: '-1', page: '2' })
    expect(isFiltering(filter)).toBe(false)
    expect(filterCommunities(cards, filter)).toHaveLength(2)
  })
})
