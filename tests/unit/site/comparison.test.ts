import { expect, test } from 'vitest'
import { comparedSlugs, comparePath } from '@/lib/site/communities/compared-slugs'
import { type Compared, compareCommunities } from '@/lib/site/communities/comparison'
import { milesBetween } from '@/lib/site/communities/distance'
import { mapPlaces } from '@/lib/site/communities/map-places'
import { stateMap } from '@/lib/site/places/state-map'
import { aPrice, apartments } from '@/tests/support/prices'

const NOW = new Date('2026-11-21T18:00:00Z')
const asOf = new Date('2026-11-01T00:00:00Z')

const nothing: Compared = {
  slug: 'empty-house',
  name: 'Empty House',
  street: null,
  city: null,
  state: 'CO',
  zip: null,
  timeZone: 'America/Denver',
  servesCities: [],
  latitude: null,
  longitude: null,
  price: null,
  respite: null,
  careTypes: [],
  amenities: [],
  floorPlans: [],
  reviews: null,
  specialCertifications: [],
  licenseStatus: 'Licensed & Insured',
  licensedSince: null,
  licenseNumber: null,
  licenseAsOf: null,
  stateFacilityId: null,
  ccn: null,
  residentCapacity: null,
  yearEstablished: null,
  verifiedStats: {},
  sameDayTours: true,
  noObligation: true,
  phoneDisplay: null,
  events: [],
}

function community(changes: Partial<Record<keyof Compared, unknown>>): Compared {
  return { ...nothing, ...changes } as Compared
}

const plan = (bedrooms: number, amount: number | null, availability = 'available') => ({
  bedrooms,
  ...apartments({ availability, freeNow: availability === 'available' ? 1 : 0 }),
  accessible: false,
  squareFeet: 400 + bedrooms * 200,
  price: amount === null ? null : aPrice(amount, { asOf, bedrooms, kind: 'Memory care' }),
})

const amenity = (slug: string) => ({ slug, name: slug })

const denver = community({
  slug: 'juniper-house',
  name: 'Juniper House',
  city: 'Denver',
  latitude: 39.7,
  longitude: -104.95,
  price: aPrice(4850, { asOf }),
  careTypes: [amenity('Memory care')],
  amenities: [amenity('porch'), amenity('chapel')],
  floorPlans: [plan(0, 4850), plan(0, 4900, 'waitlist'), plan(1, null, 'full')],
  reviews: { average: 4.7, count: 3 },
  verifiedStats: { apartments: '42' },
})
const boulder = community({
  slug: 'evergrove-lodge',
  name: 'Evergrove Lodge',
  city: 'Boulder',
  latitude: 40.015,
  longitude: -105.27,
  amenities: [amenity('porch'), amenity('library')],
})

function rowsOf(...communities: Compared[]) {
  const rows = compareCommunities(communities, NOW).flatMap(({ rows }) => rows)
  return Object.fromEntries(rows.map(({ label, cells, differs }) => [label, { cells, differs }]))
}

test('a price has its date, a size its lowest rate and openings; a blank stays a blank', () => {
  const rows = rowsOf(denver, boulder)
  expect(rows['Starting price']).toEqual({
    cells: [{ lines: ['From $4,850 a month'], note: 'as of Nov 1' }, null],
    differs: true,
  })
  expect(rows.Studio?.cells).toEqual([
    { lines: ['From $4,850 a month'], note: 'studio, memory care, as of Nov 1 · 1 available now' },
    null,
  ])
  expect(rows['1 bedroom']?.cells).toEqual([{ lines: ['Full'] }, null])
  expect(rows['Size of the apartments']?.cells[0]).toEqual({ lines: ['400 to 600 sq ft'] })
  expect(rows.Apartments?.cells).toEqual([{ lines: ['42'] }, null])
})

test('a care type shows its lowest rate and what that includes; “not offered” only without such care', () => {
  const memory = amenity('memory-care')
  const wren = {
    ...plan(0, null),
    price: aPrice(6950, { asOf, carePricing: 'included' }),
    careType: memory,
  }
  const offers = { ...denver, careTypes: [memory], floorPlans: [wren] } as Compared
  const withoutPlans = { ...boulder, careTypes: [memory] } as Compared
  const rows = rowsOf(offers, withoutPlans, boulder)
  expect(rows['memory-care']?.cells).toEqual([
    { lines: ['From $6,950 a month'], note: 'all care included, as of Nov 1 · 1 available now' },
    null,
    { lines: ['Not offered'] },
  ])
})

test('a figure about a care type is “not offered” without such care, and blank if unknown', () => {
  const memory = { slug: 'memory-care', name: 'Memory care' }
  const counted = {
    ...denver,
    careTypes: [memory],
    verifiedStats: { 'rooms in memory care': 12 },
  } as Compared
  const uncounted = { ...boulder, careTypes: [memory] } as Compared
  expect(rowsOf(counted, uncounted, boulder)['Rooms in memory care']?.cells).toEqual([
    { lines: ['12'] },
    null,
    { lines: ['Not offered'] },
  ])
})

test('a row without values is omitted, and an equal row is not marked as different', () => {
  const rows = rowsOf(denver, boulder)
  expect(rows).not.toHaveProperty('Certifications')
  expect(rows).not.toHaveProperty('People who can live here')
  expect(rows).not.toHaveProperty('License')
  expect(rows['Same-day visits']?.differs).toBe(false)
  const groups = compareCommunities([nothing], NOW)
  expect(groups.flatMap(({ rows }) => rows).some(({ cells }) => cells.every((cell) => cell === null))).toBe(
    false,
  )
})

test('amenities of all communities are separated from those of some', () => {
  const rows = rowsOf(denver, boulder)
  expect(rows['Amenities they share']).toEqual({
    cells: [{ lines: ['porch'] }, { lines: ['porch'] }],
    differs: false,
  })
  expect(rows['Amenities not all of them have']?.cells).toEqual([
    { lines: ['chapel'] },
    { lines: ['library'] },
  ])
  expect(rowsOf(denver)).toHaveProperty('Amenities')
})

test('a rating appears only when received reviews back it', () => {
  expect(rowsOf(denver, boulder)['Reviews received']?.cells).toEqual([
    { lines: ['4.7 of 5'], note: 'from 3 reviews' },
    { lines: ['None yet'] },
  ])
  expect(rowsOf(boulder)).not.toHaveProperty('Reviews received')
})

test('T126: a cell is blank only where no row has the fact; a known “none” is said', () => {
  const ofRespite = { ...boulder, careTypes: [amenity('respite-care')] } as Compared
  const bare = { ...boulder, amenities: [amenity('porch')], floorPlans: [plan(1, 5000)] } as Compared
  const offering = {
    ...denver,
    respite: { rooms: 1, nightly: 195, once: [], minNights: null, from: null, asOf: null },
    specialCertifications: ['Dementia training'],
    events: [{ title: 'Open day', startsAt: new Date('2026-12-05T18:00:00Z'), endsAt: null }],
  } as unknown as Compared
  const rows = rowsOf(offering, ofRespite, bare, { ...nothing, slug: 'new' })
  const none = { lines: ['None'] }
  expect(rows['Respite stays']?.cells.slice(1)).toEqual([
    null,
    { lines: ['Not offered'] },
    { lines: ['Not offered'] },
  ])
  expect(rows.Studio?.cells.slice(1)).toEqual([null, { lines: ['Not offered'] }, null])
  expect(rows.Certifications?.cells.slice(1)).toEqual([none, none, none])
  expect(rows['Amenities not all of them have']?.cells.slice(2)).toEqual([{ lines: ['porch'] }, null])
  expect(rows['Next open day']?.cells.slice(1)).toEqual(Array(3).fill({ lines: ['None yet'] }))
  expect(rowsOf(denver, bare)['Amenities not all of them have']?.cells).toEqual([{ lines: ['chapel'] }, none])
})

test('distances are measured from the first community', () => {
  expect(rowsOf(denver, boulder)['From Juniper House']?.cells).toEqual([
    { lines: ['The starting point'] },
    { lines: ['28 miles in a straight line'] },
  ])
  expect(rowsOf(denver)).not.toHaveProperty('From Juniper House')
  expect(milesBetween({ latitude: 40, longitude: -105 }, { latitude: 40, longitude: -105 })).toBe(0)
})

test('a URL names up to three communities, in either notation', () => {
  expect(comparedSlugs('a,b')).toEqual(['a', 'b'])
  expect(comparedSlugs(['a', 'b', 'a'])).toEqual(['a', 'b'])
  expect(comparedSlugs(['a,b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  expect(comparedSlugs(['', '<script>', '../x'])).toEqual([])
  expect(comparedSlugs(undefined)).toEqual([])
  expect(comparePath(['a', 'b'])).toBe('/communities/compare?ids=a,b')
  expect(comparePath([])).toBe('/communities/compare')
})

test('T136: the map shows any states at their true proportions, and none that does not exist', () => {
  const ohio = stateMap(['oh', 'OH'])
  expect(ohio?.outlines.map(({ code }) => code)).toEqual(['OH'])
  expect((ohio?.height ?? 0) / (ohio?.width ?? 1)).toBeCloseTo(1, 0)
  const wide = stateMap(['OH', 'IN', 'IL'])
  expect(wide?.height).toBeLessThan(ohio?.height ?? 0)
  expect(stateMap(['AK'])?.area.west).toBeLessThan(-165)
  expect(stateMap([])).toBeNull()
  expect(stateMap(['XX'])).toBeNull()
})

test('neighbors on the map get labels on different sides; communities outside it are left out', () => {
  const map = stateMap(['CO', 'XX'])
  if (!map) throw new Error('there is no map')
  const on = [
    denver,
    boulder,
    { ...nothing, slug: 'north', name: 'Northern House', latitude: 39.98, longitude: -105.2 },
    { ...nothing, slug: 'paris', name: 'Paris', latitude: 48.9, longitude: 2.3 },
    nothing,
  ]
  const places = mapPlaces(on, map)
  expect(places.map(({ slug, side }) => [slug, side])).toEqual([
    ['evergrove-lodge', 'right'],
    ['north', 'left'],
    ['juniper-house', 'right'],
  ])
  const [first] = places
  expect(first?.x).toBeCloseTo(54, 0)
  expect(first?.y).toBeCloseTo(26, 0)
})
