import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readArtList } from '@/prisma/seed/art'
import { demoData } from '@/prisma/seed/demo-data'
import { dayOf } from '@/prisma/seed/moments'
import { richText } from '@/prisma/seed/rich-text'

const { communities, floorPlans, testimonials, teamMembers, articles, posts, events, faqs, contentAssets } =
  demoData

const art = new Set((await readArtList()).map(({ file }) => file))
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)
const known = { community: new Set(slugs(communities)), careType: new Set(slugs(demoData.careTypes)) }
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** People seated at a table: for pictures in sections, not at the top of a page (decision 071). */
const SEATED = [
  ...['assisted-living', 'in-home-care', 'independent-living', 'long-term-care', 'memory-care'].map(
    (care) => `care/${care}.webp`,
  ),
  ...['care-points', 'chaplaincy', 'long-term-care-nursing', 'management'].map(
    (service) => `services/${service}.webp`,
  ),
]

/** Every string in the demo data with its path. */
function* strings(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, `${path}.${key}`)
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const everything = [...strings(demoData, 'demoData')]

describe('amounts', () => {
  test('communities, care, amenities and homes', () => {
    expect(communities).toHaveLength(6)
    expect(demoData.careTypes.length).toBeGreaterThanOrEqual(5)
    expect(demoData.amenities).toHaveLength(25)
    for (const slug of known.community) {
      expect(
        floorPlans.filter(({ community }) => community === slug),
        slug,
      ).toHaveLength(4)
      expect(
        demoData.galleries.some(({ community }) => community === slug),
        slug,
      ).toBe(true)
    }
  })

  test('each community has tour times on six days of a week, which begin and end in its staffed hours', () => {
    const { tourCalendars, staffedHours } = demoData
    expect(slugs(communities).toSorted()).toEqual(tourCalendars.map(({ community }) => community).toSorted())
    for (const { community, week, minutes } of tourCalendars) {
      expect(week.filter((openings) => openings.length > 0).length, community).toBeGreaterThanOrEqual(6)
      for (const [weekday, openings] of week.entries()) {
        const staffed = staffedHours.find((row) => row.weekday === weekday)
        for (const { opens, closes } of openings) {
          expect(opens >= (staffed?.opensAt ?? '') && closes <= (staffed?.closesAt ?? ''), community).toBe(
            true,
          )
          expect(minutesOf(closes) - minutesOf(opens), community).toBeGreaterThanOrEqual(minutes)
        }
      }
    }
  })

  test('people and reviews', () => {
    expect(testimonials.filter(({ approved }) => approved)).toHaveLength(20)
    expect(testimonials.filter(({ approved }) => !approved)).toHaveLength(3)
    expect(teamMembers).toHaveLength(14)
  })

  test('articles, answers, dates and guides', () => {
    expect(articles).toHaveLength(8)
    for (const { slug, content } of articles) expect(words(content), slug).toBeGreaterThanOrEqual(600)
    expect(faqs.length).toBeGreaterThanOrEqual(25)
    expect(events.length).toBeGreaterThanOrEqual(10)
    expect(contentAssets).toHaveLength(3)
    expect(demoData.quizzes.length).toBeGreaterThan(0)
  })
})

describe('relations', () => {
  test.each([
    ['communities', slugs(communities)],
    ['care types', slugs(demoData.careTypes)],
    ['amenities', slugs(demoData.amenities)],
    ['galleries', slugs(demoData.galleries)],
    ['team members', slugs(teamMembers)],
    ['articles and news', [...slugs(articles), ...slugs(posts)]],
    ['events', slugs(events)],
    ['guides', slugs(contentAssets)],
    ['quizzes', slugs(demoData.quizzes)],
    ['landing pages', slugs(demoData.landingPages)],
    ['home page sections', slugs(demoData.homepageSections)],
    ['heroes', demoData.pageHeroes.map(({ pagePath }) => pagePath)],
    ['pages', demoData.pages.map(({ pagePath }) => pagePath)],
    ['redirects', demoData.redirects.map(({ fromPath }) => fromPath)],
    ['floor plans', floorPlans.map(({ community, planSlug }) => `${community}/${planSlug}`)],
    ['recipients', demoData.emailRecipients.map(({ email }) => email)],
  ])('the addresses of %s are unique', (_, addresses) => {
    expect(addresses).toEqual([...new Set(addresses)])
  })

  test('every named picture is in the art list and on disk', () => {
    const named = everything.filter(([, text]) => /^[a-z]+\/[\w-]+\.(webp|svg|png|jpg)$/.test(text))
    expect(named.length).toBeGreaterThan(150)
    for (const [path, file] of named) expect(art.has(file), `${path}: ${file}`).toBe(true)
    for (const file of art) expect(existsSync(join('prisma/seed/art', file)), file).toBe(true)
  })

  test('no page begins with a scene of people at a table', () => {
    const tops = [
      ...[...demoData.pageHeroes, ...demoData.careTypes].map(({ image }) => image),
      ...demoData.landingPages.map(({ heroImage }) => heroImage),
      ...articles.map(({ mainImage }) => mainImage),
      ...communities.map(({ heroImage }) => heroImage),
    ]
    for (const scene of SEATED) {
      expect(art).toContain(scene)
      expect(tops).not.toContain(scene)
    }
  })

  test('all directors have a portrait', () => {
    const directors = teamMembers.filter(({ role }) => role === 'Executive director')
    expect(directors).toHaveLength(communities.length)
    for (const { name, avatarImage } of directors) expect(avatarImage, name).toBeDefined()
  })

  test('a community has at most one picture twice among its features and highlights', () => {
    for (const { slug, highlights, features } of communities) {
      const shown = [...highlights, ...features].map(({ image }) => image).filter(Boolean)
      expect(shown, slug).toEqual([...new Set(shown)])
    }
  })

  test('the starting price of a community is that of its cheapest home', () => {
    for (const { slug, startingPrice } of communities) {
      const prices = floorPlans
        .filter(({ community }) => community === slug)
        .map((plan) => plan.startingPrice)
      expect(Math.min(...prices), slug).toBe(startingPrice)
    }
  })

  test('homes offer care that their community offers', () => {
    const offered = new Map(communities.map(({ slug, careTypes }) => [slug, careTypes]))
    for (const { community, careType, planSlug } of floorPlans) {
      expect(offered.get(community), `${community}/${planSlug}`).toContain(careType)
    }
  })

  test('events, news and articles refer to known communities and authors', () => {
    for (const { slug, community } of [...events, ...posts, ...articles]) {
      if (community) expect(known.community, slug).toContain(community)
    }
    for (const { slug, authorMember } of articles) {
      if (authorMember) expect(slugs(teamMembers), slug).toContain(authorMember)
    }
  })
})

describe('quality that visitors notice', () => {
  test('telephone numbers are fictional', () => {
    const numbers = everything.filter(([path]) => /\.(\w*[pP]hone\w*)$/.test(path))
    expect(numbers.length).toBeGreaterThan(20)
    for (const [path, text] of numbers) expect(text, path).toMatch(/555-?01\d\d$/)
  })

  test('colors, years and dates are valid', () => {
    for (const {
      slug,
      mainColorHex,
      ctaColorHex,
      yearEstablished,
      licensedSince,
      priceAsOf,
    } of communities) {
      expect(mainColorHex, slug).toMatch(/^#[0-9A-Fa-f]{6}$/)
      expect(ctaColorHex, slug).toMatch(/^#[0-9A-Fa-f]{6}$/)
      expect(yearEstablished, slug).toBeGreaterThan(1900)
      expect(licensedSince, slug).toBeGreaterThanOrEqual(yearEstablished)
      expect(dayOf(priceAsOf).getUTCFullYear(), slug).toBe(2026)
    }
  })

  test('a review speaks of care that its community offers', () => {
    for (const { authorName, community, careType } of testimonials) {
      const offered = communities.find(({ slug }) => slug === community)?.careTypes
      expect(offered, authorName).toContain(careType)
    }
  })

  test('a large quotation is in the testimonial word for word', () => {
    for (const { authorName, content, highlight, approved, consentAt } of testimonials) {
      expect(content.toLowerCase(), authorName).toContain(highlight.toLowerCase())
      if (approved) expect(consentAt, authorName).toBeDefined()
    }
  })

  test('sanitizing removes nothing from articles and answers', () => {
    const texts = [...articles.map(({ content }) => content), ...faqs.map(({ answer }) => answer)]
    for (const text of texts) expect(words(richText(text))).toBe(words(text))
  })

  test('no sentence uses industry clichés', () => {
    const worn = /\b(vibrant|nestled|compassionate|state-of-the-art|lorem ipsum)\b/i
    for (const [path, text] of everything) expect(text, path).not.toMatch(worn)
  })

  test('ads keep to the limits of the platform', () => {
    const ads = demoData.campaigns.flatMap(({ adGroups }) => adGroups.flatMap((group) => group.ads))
    expect(ads.length).toBeGreaterThan(0)
    for (const { headlines, descriptions, path1, path2 } of ads) {
      for (const headline of headlines) expect(headline.length, headline).toBeLessThanOrEqual(30)
      for (const description of descriptions) expect(description.length, description).toBeLessThanOrEqual(90)
      expect(path1.length, path1).toBeLessThanOrEqual(15)
      expect(path2.length, path2).toBeLessThanOrEqual(15)
    }
  })
})
