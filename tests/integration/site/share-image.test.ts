import { beforeAll, expect, it, vi } from 'vitest'
import { DEFAULT_PALETTE } from '@/lib/platform/brand/palette'
import type { Brand } from '@/lib/platform/brand/read-brand'
import { db } from '@/lib/platform/database/db'
import { sharp } from '@/lib/platform/media/decoder'
import { encodePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { drawShareCard } from '@/lib/site/seo/share/draw-share-card'
import {
  type ShareCard,
  shareCard,
  sharedPath,
  shareImage,
  shareSubject,
} from '@/lib/site/seo/share/share-subject'

// Next's own cache only works inside Next.
vi.mock('@/lib/platform/cache/cache', async (original) => ({
  ...(await original<typeof import('@/lib/platform/cache/cache')>()),
  cached: () => {},
  atRequest: (read: unknown) => read,
}))

const RED = { r: 200, g: 30, b: 30 }

/** White except for its right edge, which is red. */
async function halfRed(width: number, height: number) {
  const red = await sharp({ create: { width: 200, height, channels: 3, background: RED } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: red, left: width - 200, top: 0 }])
    .png()
    .toBuffer()
}

beforeAll(async () => {
  const community = { city: 'Denver', overview: 'Words.' }
  await db.community.create({ data: { ...community, slug: 'juniper-house', name: 'Juniper House' } })
  await db.community.create({ data: { ...community, slug: 'closed-house', name: 'Closed', active: false } })
  await db.blogPost.create({ data: { slug: 'draft', title: 'Draft', content: 'x', published: false } })
  await db.pageHero.create({ data: { pagePath: '/dining', title: 'Six *kitchens*', subtitle: 'Eggs.' } })
})

it('has a picture only for published content', async () => {
  expect(await shareSubject('/communities/juniper-house')).toMatchObject({ title: 'Juniper House' })
  expect(await shareSubject('/dining')).toMatchObject({ title: 'Six *kitchens*', line: 'Eggs.' })
  for (const path of ['/communities/closed-house', '/blog/draft', '/nothing', '/a/b/c', '/communities/']) {
    expect(await shareSubject(path), path).toBeNull()
  }
})

it('changes its URL with its content, and falls back to the home page', async () => {
  const before = await shareImage('/communities/juniper-house?page=2')
  expect(before.url).toMatch(/\/share\/[0-9a-f]{12}\/communities\/juniper-house\.jpg$/)
  expect(before).toMatchObject({ width: 1200, height: 630, alt: 'Juniper House' })
  const card = await shareCard('/communities/juniper-house')
  expect(before.url).toContain(card?.version)
  const home = await shareCard('/')
  expect((await shareImage('/no-such-page')).url).toMatch(new RegExp(`/share/${home?.version}/-\\.jpg$`))
  expect(sharedPath(['-.jpg'])).toBe('/')
  expect(sharedPath(['communities', 'juniper-house.jpg'])).toBe('/communities/juniper-house')
  expect(sharedPath(['communities', 'juniper-house'])).toBeNull()
})

const BRAND: Brand = {
  company: 'Birch Court Homes',
  shortName: 'Birch Court',
  logo: null,
  logoDark: null,
  icon: null,
  iconDark: null,
  confirmation: null,
  palette: DEFAULT_PALETTE,
  bodyFont: 'atkinson',
  headingFont: 'fraunces',
  motif: 'waves',
}

const card = (given: Partial<ShareCard>): ShareCard => ({
  title: 'Senior living in *Denver*',
  line: 'One community in the city',
  picture: null,
  brand: BRAND,
  version: '0',
  ...given,
})

it('draws any text as a picture of the right size', async () => {
  const texts = [
    '',
    '<b>&amp; "quotes" </span>',
    'Łódź *and* 李',
    'word '.repeat(400),
    'x'.repeat(2_000),
    '*',
  ]
  for (const title of texts) {
    const { format, width, height } = await sharp(
      await drawShareCard(card({ title, line: title })),
    ).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  }
})

it('keeps the focal point of the picture visible', async () => {
  const { checksum, objectKey, url, sizeBytes, mimeType, width, height, variants } = await encodePicture(
    pictureInMemory(await halfRed(4_000, 800)),
  )
  const image = await db.image.create({
    data: { checksum, objectKey, url, sizeBytes, mimeType, width, height, variants, alt: 'A wall' },
  })
  const redIn = async (focalX: number) => {
    const drawn = await drawShareCard(card({ picture: { ...image, focalX } }))
    const { data } = await sharp(drawn)
      .extract({ left: 1150, top: 150, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return (data[0] ?? 0) > 150 && (data[1] ?? 0) < 90
  }
  expect(await redIn(1)).toBe(true)
  expect(await redIn(0)).toBe(false)
})

it('draws without the picture when its file is missing', async () => {
  const picture = {
    url: '/media/pictures/none/800.webp',
    alt: '',
    decorative: false,
    width: 1200,
    height: 800,
    focalX: 0.5,
    focalY: 0.5,
    variants: [
      { width: 1200, height: 800, format: 'webp', url: '/media/pictures/none/1200.webp', sizeBytes: 1 },
    ],
  }
  expect((await sharp(await drawShareCard(card({ picture }))).metadata()).width).toBe(1200)
})
