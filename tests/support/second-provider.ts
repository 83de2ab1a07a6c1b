import { addDays } from 'date-fns'
import { db } from '@/lib/platform/database/db'

const SETTINGS = {
  companyName: 'Maple Grove Senior Living',
  tagline: 'Two homes between the maples',
  companyPhoneDisplay: '(614) 555-0110',
  companyPhoneDial: '+16145550110',
  companyEmail: 'hello@maplegrove.example',
  supportEmail: 'requests@maplegrove.example',
  companyAddress: '88 Alder Street',
  companyCity: 'Columbus',
  companyState: 'OH',
  companyZip: '43004',
  serviceArea: 'central Ohio',
  servedStates: ['IN'],
  timeZone: 'America/New_York',
  productSlug: 'maple-grove',
}

const BRAND = {
  shortName: 'Maple Grove',
  paperColor: '#f7fafc',
  inkColor: '#1a2433',
  primaryColor: '#1f3a6e',
  accentColor: '#9a2f4c',
  bodyFont: 'public-sans',
  headingFont: 'lora',
  motif: 'plain',
}

const DOOR = { kind: 'door', wall: 'left', at: 5, width: 3, swing: 'out-start' }
const ROOMS = [
  { kind: 'bedroom', x: 0, y: 0, width: 12, depth: 12, openings: [{ ...DOOR, wall: 'bottom' }] },
  { kind: 'bath', x: 12, y: 0, width: 8, depth: 9, openings: [DOOR] },
]

const HOMES = [
  {
    slug: 'alder-house',
    name: 'Alder House',
    city: 'Columbus',
    zip: '43004',
    street: '88 Alder Street',
    latitude: 40.02,
    longitude: -82.8,
    phoneDisplay: '(614) 555-0111',
    phoneDial: '+16145550111',
    driveTimes: ['20 minutes from the airport'],
  },
  {
    slug: 'linden-house',
    name: 'Linden House',
    city: 'Dayton',
    zip: '45402',
    street: '12 Linden Lane',
    latitude: 39.76,
    longitude: -84.19,
    phoneDisplay: '(937) 555-0112',
    phoneDial: '+19375550112',
  },
]

/** Another company on an empty database: two communities in Ohio, with a brand of its own. */
export async function plantSecondProvider(now: Date): Promise<void> {
  await db.siteSettings.create({ data: SETTINGS })
  await db.brand.create({ data: BRAND })
  const care = await db.careType.create({
    data: { slug: 'assisted-living', name: 'Assisted living', description: 'Help with the day.' },
  })
  for (const home of HOMES) {
    const { id: communityId, name } = await db.community.create({
      data: {
        ...home,
        state: 'OH',
        timeZone: 'America/New_York',
        shortDescription: `${home.name} has a garden and a porch.`,
        careTypes: { create: { careTypeId: care.id } },
      },
    })
    await db.floorPlan.create({
      data: {
        communityId,
        planSlug: `${home.slug}-one`,
        name: 'The Acorn',
        bedrooms: 1,
        bathrooms: 1,
        careTypeId: care.id,
        startingPrice: 4_100,
        priceAsOf: now,
        layout: ROOMS,
      },
    })
    await db.teamMember.create({
      data: { slug: `director-${home.slug}`, name: `Pat of ${name}`, role: 'Director', communityId },
    })
    await db.event.create({
      data: {
        slug: `coffee-${home.slug}`,
        title: `Coffee at ${name}`,
        startsAt: addDays(now, 7),
        published: true,
        communityId,
      },
    })
  }
  await db.blogPost.create({
    data: {
      slug: 'first-week',
      title: 'The first week',
      content: '<p>Bring the photographs first.</p>',
      published: true,
      publishedAt: addDays(now, -1),
    },
  })
  await db.faq.create({ data: { question: 'May I bring my cat?', answer: '<p>Yes.</p>' } })
}
