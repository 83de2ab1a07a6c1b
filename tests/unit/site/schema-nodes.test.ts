import { expect, it } from 'vitest'
import { siteUrl } from '@/lib/platform/site'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { communityNode } from '@/lib/site/seo/schema-org/community'
import { eventNode } from '@/lib/site/seo/schema-org/events'
import { jsonLdText } from '@/lib/site/seo/schema-org/json-ld'
import { breadcrumbNode, faqNode, textNode } from '@/lib/site/seo/schema-org/texts'
import { aPrice } from '@/tests/support/prices'

const company = { companyName: 'Evergrove', timeZone: 'America/Denver' }

const place = {
  slug: 'casa-alameda',
  name: 'Casa Alameda',
  street: '1 Alameda',
  city: 'Pueblo',
  state: 'CO',
  zip: '81003',
  timeZone: 'America/Denver',
}

const community = {
  ...place,
  careTypes: [{ slug: 'assisted-living', name: 'Assisted living' }],
  floorPlans: [{ name: 'Aspen', bedrooms: 1, bathrooms: 1, squareFeet: 620 }],
  amenities: [{ name: 'Salon' }],
  price: aPrice(3640, { once: [{ name: 'Community fee', amount: 2000, refund: null }] }),
  latitude: 38.2544567,
  longitude: -104.60914,
  reviews: { average: 5, count: 3 },
  rating: 4.8,
  image: null,
  contactImage: null,
} as unknown as CommunityDetail

const settings = company as Parameters<typeof communityNode>[2]

const read = (...nodes: Parameters<typeof jsonLdText>[0]) =>
  JSON.parse(jsonLdText(nodes) ?? '{"@graph":[]}')['@graph'][0]

it("states a community's business type, and never rates it", () => {
  const node = read(communityNode(community, { dial: '+17195550173' }, settings))
  expect(node).toMatchObject({
    '@type': ['LocalBusiness', 'ApartmentComplex'],
    telephone: '+17195550173',
    priceRange: 'From $3,640 a month, plus $2,000 once (community fee)',
    geo: { latitude: 38.25446 },
    accommodationFloorPlan: [{ name: 'Aspen', floorSize: { unitCode: 'FTK' } }],
  })
  expect(JSON.stringify(node)).not.toMatch(/rating|review/i)
  const nursing = { ...community, careTypes: [{ slug: 'long-term-care', name: 'Long-term care' }] }
  expect(read(communityNode(nursing, { dial: '' }, settings))['@type']).toEqual(['MedicalBusiness'])
})

const supper = {
  slug: 'soup',
  title: 'Soup on the stove',
  summary: null,
  description: null,
  startsAt: new Date('2026-12-04T00:30:00Z'),
  endsAt: null,
  locationText: null,
  calledOff: false,
}

it('gives an event its local time and the address of its community', () => {
  expect(read(eventNode(supper, community, '/events#soup', company))).toMatchObject({
    startDate: '2026-12-03T17:30:00.000-07:00',
    url: siteUrl('/events#soup'),
    location: { '@type': 'Place', address: { streetAddress: '1 Alameda' } },
  })
})

it('marks a canceled event', () => {
  const node = eventNode({ ...supper, calledOff: true }, community, '/events/soup', company)
  expect(read(node)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
})

it('leaves an event out while its location is unknown', () => {
  expect(eventNode(supper, null, '/events#soup', company)).toBeNull()
  expect(eventNode({ ...supper, locationText: 'City park' }, null, '/events#soup', company)).not.toBeNull()
})

it('names the author of a text, else the company, and never a change before publication', () => {
  const text = {
    path: '/blog/costs',
    title: 'What it *costs*',
    summary: '<p>Money</p>',
    image: null,
    publishedAt: new Date('2026-02-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    writer: null,
  }
  expect(read(textNode('BlogPosting', text, company))).toMatchObject({
    headline: 'What it costs',
    description: 'Money',
    dateModified: '2026-02-01T00:00:00.000Z',
    author: { '@type': 'Organization' },
  })
  const writer = { name: 'Beth Aldrich', role: 'Director', slug: 'beth-aldrich', active: false }
  const { author } = read(textNode('BlogPosting', { ...text, writer }, company))
  expect(author).toEqual({ '@type': 'Person', name: 'Beth Aldrich', jobTitle: 'Director' })
})

it('writes answers as plain text and breadcrumbs in order', () => {
  const faq = read(
    faqNode([{ question: 'Pets?', answer: '<p>One, <b>to 30 pounds</b>.</p><script>1</script>' }]),
  )
  expect(faq.mainEntity[0].acceptedAnswer.text).toBe('One, to 30 pounds.')
  expect(faqNode([])).toBeNull()
  expect(read(breadcrumbNode([{ label: 'Home', href: '/' }, { label: 'Pueblo' }])).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: siteUrl('/') },
    { '@type': 'ListItem', position: 2, name: 'Pueblo' },
  ])
})
