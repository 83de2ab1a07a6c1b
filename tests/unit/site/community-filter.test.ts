import { describe, expect, it } from 'vitest'
import type { CommunityCard } from '@/lib/site/communities/communities'
import {
  filterCommunities,
  filterFromQuery,
  isFiltering,
  nearestAbove,
} from '@/lib/site/communities/community-filter'
import { aPrice, apartments, full } from '@/tests/support/prices'

const NOW = new Date('2026-11-24T00:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)

const home = ({ slug, name }: { slug: string; name: string }, amount: number) => ({
  bedrooms: 0,
  pricedFor: 1,
  carePricing: null,
  care: slug,
  ...apartments(),
  price: aPrice(amount, { kind: name }),
})

function card(slug: string, facts: Partial<CommunityCard>): CommunityCard {
  return {
    id: slug,
    slug,
    name: slug,
    city: null,
    state: 'CO',
    driveTimes: [],
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
    plans: [],
    respite: null,
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
    price: aPrice(4200),
  }),
  card('court', { citySlug: 'pueblo', careTypes: [assisted, memory], amenities: [chapel] }),
]

const found = (query: Record<string, string | string[]>) =>
  filterCommunities(cards, filterFromQuery(query), NOW).map(({ slug }) => slug)

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
    expect(filterCommunities(cards, filter, NOW)).toHaveLength(2)
  })

  it('compares the limit with the requested care, orders by it, and names the nearest above it', () => {
    const homes = [
      card('juniper', { careTypes: [assisted, memory], plans: [home(assisted, 4850), home(memory, 6950)] }),
      card('casa', { careTypes: [assisted, memory], plans: [home(assisted, 3640), home(memory, 5200)] }),
    ]
    const query = filterFromQuery({ care: 'memory-care', price: '5000' })
    expect(filterCommunities(homes, query, NOW)).toEqual([])
    expect(nearestAbove(homes, query, NOW)).toMatchObject({ community: { slug: 'casa' }, amount: 5200 })
    const all = filterCommunities(homes, { ...query, maxPrice: null }, NOW)
    expect(all.map(({ slug, price }) => [slug, price?.amount])).toEqual([
      ['casa', 5200],
      ['juniper', 6950],
    ])
  })

  it('T116: “open” means free now or within 30 days', () => {
    const homes = [
      card('now', { plans: [home(assisted, 4000)] }),
      card('soon', { plans: [{ ...home(assisted, 4000), freeNow: 0, availableFrom: inDays(30) }] }),
      card('later', { plans: [{ ...home(assisted, 4000), freeNow: 0, availableFrom: inDays(31) }] }),
      card('list', { plans: [{ ...home(assisted, 4000), ...full({ availableFrom: inDays(3) }) }] }),
    ]
    const open = filterCommunities(homes, filterFromQuery({ open: 'yes' }), NOW)
    expect(open.map(({ slug }) => slug)).toEqual(['now', 'soon'])
  })
})
