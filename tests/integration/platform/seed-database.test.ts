import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { encodePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { pictureRow } from '@/lib/platform/media/picture-row'
import { mediaDir } from '@/lib/platform/paths'
import { readArtList } from '@/prisma/seed/art'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'
import { makeStandInArt, stamp } from '@/tests/support/stand-in-art'

const NOW = new Date('2026-11-21T05:30:00Z')

const art = await makeStandInArt()
const artFolder = art.folder

afterAll(art.remove)

beforeEach(async () => {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('_prisma_migrations', 'audit_log')`
  await db.$executeRawUnsafe(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
})

const seed = (changes: Partial<typeof demoData> = {}) =>
  seedDatabase({ data: { ...demoData, ...changes }, now: NOW, artFolder })

/** Optional fields: the demo carries the company's logo and has no printed brochure. */
const OWN_ONLY = new Set([
  // The demo's calendars and menus are records.
  'calendarFile1',
  'calendarFile1ButtonText',
  'calendarFile2',
  'calendarFile2ButtonText',
  // A real facility could have any number of CMS.
  'ccn',
  'inspectionAnswer',
  // One of the six has no short stays.
  'respiteRooms',
  'respiteNightlyRate',
  'respiteMinNights',
  'respiteFrom',
  'respiteAsOf',
  // Nobody filmed an invented place.
  'greetingVideoId',
  'greetingById',
  'logoImageId',
  'invertedLogoImageId',
  'pricingImageId',
  'brochureImageId',
])

describe('an empty database', () => {
  test('is filled with everything the demo data holds', async () => {
    const lines: string[] = []
    expect(await seedDatabase({ data: demoData, now: NOW, artFolder, say: (line) => lines.push(line) })).toBe(
      true,
    )

    const files = await readArtList()
    expect(lines).toContain(`Pictures ${files.length}/${files.length}`)
    expect(await db.image.count()).toBe(files.length)
    expect(await db.community.count()).toBe(demoData.communities.length)
    expect(await db.floorPlan.count({ where: { layout: { equals: [] } } })).toBe(0)
    expect(await db.floorPlan.count()).toBe(demoData.floorPlans.length)
    expect(await db.testimonial.count({ where: { approved: false } })).toBe(3)
    expect(await db.teamMember.count()).toBe(demoData.teamMembers.length)
    expect(await db.blogPost.count()).toBe(demoData.articles.length)
    expect(await db.post.count()).toBe(demoData.posts.length)
    expect(await db.faq.count()).toBe(demoData.faqs.length)
    expect(await db.landingPageTemplate.count()).toBe(demoData.landingPages.length)
    expect(await db.pageContentSection.count()).toBe(
      demoData.pages.flatMap(({ sections }) => sections).length,
    )
    expect(await db.keyword.count()).toBeGreaterThan(0)
    const installation = await db.installation.findUniqueOrThrow({ where: { id: 1 } })
    expect(installation).toMatchObject({ seededAt: expect.any(Date), openedAt: expect.any(Date) })
  })

  test('gets counts of received reviews and every picture a community has room for', async () => {
    await seed()
    for (const community of await db.community.findMany({ include: { testimonials: true } })) {
      expect(community.reviewCount, community.slug).toBe(community.testimonials.length)
      const empty = Object.entries(community).filter(
        ([name, value]) => !OWN_ONLY.has(name) && (value === null || value === ''),
      )
      expect(empty, community.slug).toEqual([])
    }
  })

  test('gets events around the day of seeding, on the clock of Denver', async () => {
    await seed()
    const upcoming = await db.event.findMany({ where: { startsAt: { gt: NOW } } })
    expect(upcoming.length).toBeGreaterThanOrEqual(8)
    for (const { slug, startsAt, endsAt } of upcoming) {
      const hour = Number(
        startsAt.toLocaleString('en-US', { timeZone: 'America/Denver', hour: 'numeric', hour12: false }),
      )
      expect(hour, slug).toBeGreaterThanOrEqual(7)
      expect(hour, slug).toBeLessThan(21)
      if (endsAt) expect(endsAt.getTime(), slug).toBeGreaterThan(startsAt.getTime())
    }
  })

  test('is filled once when two instances start on it together', async () => {
    const outcomes = await Promise.all([seed(), seed()])
    expect(outcomes.toSorted()).toEqual([false, true])
    expect(await db.community.count()).toBe(demoData.communities.length)
  })
})

describe('a run that fails', () => {
  const [firstPage] = demoData.landingPages
  const [firstCommunity] = demoData.communities

  test('names the record and leaves the database empty; the next one begins where it stopped', async () => {
    if (!firstPage) throw new Error('The demo data has no landing page')
    const broken = { ...firstPage, community: 'no-such-house' }
    await expect(seed({ landingPages: [broken] })).rejects.toThrow(
      `landing page ${firstPage.slug} names the community 'no-such-house', which does not exist`,
    )
    expect(await db.community.count()).toBe(0)
    expect(await db.image.count()).toBe(0)

    const encoded = await anyEncoding()
    expect(await seed()).toBe(true)
    expect((await stat(encoded.path)).mtimeMs).toBe(encoded.writtenAt)
  })

  test('names the record whose picture is missing', async () => {
    if (!firstCommunity) throw new Error('The demo data has no community')
    const broken = { ...firstCommunity, salonImage: 'communities/nowhere.webp' }
    const others = demoData.communities.slice(1)
    await expect(seed({ communities: [broken, ...others] })).rejects.toThrow(
      `community ${firstCommunity.slug} names the picture 'communities/nowhere.webp'`,
    )
  })
})

describe('a database that holds data', () => {
  test('is not touched by a second run', async () => {
    await seed()
    const before = await contents()
    expect(await seed()).toBe(false)
    expect(await contents()).toEqual(before)
  })

  test('is not touched when staff made its first record, nor when all demo records were deleted', async () => {
    await db.community.create({ data: { slug: 'our-own', name: 'Our own house' } })
    expect(await seed()).toBe(false)
    expect(await db.image.count()).toBe(0)

    await db.community.deleteMany()
    await db.installation.update({ where: { id: 1 }, data: { seededAt: NOW } })
    expect(await seed()).toBe(false)
    expect(await db.community.count()).toBe(0)
  })

  test('keeps a picture that was uploaded before the seed ran', async () => {
    const encoded = await encodePicture(pictureInMemory(await stamp(0)))
    const data = pictureRow(encoded, { filename: 'mine.png', alt: 'A blue wall' })
    const upload = await db.image.create({ data })
    expect(await seed()).toBe(true)
    expect(await db.image.findUnique({ where: { id: upload.id } })).toMatchObject({ alt: 'A blue wall' })
  })
})

/** A file that the failed run left for the next one. */
async function anyEncoding() {
  const { objectKey } = await encodePicture(pictureInMemory(await stamp(1)))
  const path = join(mediaDir(), objectKey)
  return { path, writtenAt: (await stat(path)).mtimeMs }
}

/** Ids and change times of everything that a second run might disturb. */
async function contents() {
  const select = { select: { id: true, updatedAt: true }, orderBy: { id: 'asc' as const } }
  return {
    images: await db.image.findMany(select),
    communities: await db.community.findMany(select),
    floorPlans: await db.floorPlan.findMany(select),
    posts: await db.post.findMany(select),
    sections: await db.pageContentSection.findMany(select),
    installation: await db.installation.findMany(),
  }
}
