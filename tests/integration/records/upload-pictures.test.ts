import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { readVariants } from '@/lib/platform/media/image-variant'
import { incomingDir } from '@/lib/platform/paths'
import { images } from '@/lib/records/entities/images'
import { pageHeroes } from '@/lib/records/entities/page-heroes'
import { posts } from '@/lib/records/entities/posts'
import { teamMembers } from '@/lib/records/entities/team-members'
import { uploadPicture } from '@/lib/records/images/upload-picture'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { member, somebody } from '@/tests/support/admin-fixtures'
import { noise, someJpeg } from '@/tests/support/pictures'

const editor = somebody('editor')
const words = { filename: 'porch.jpg', alt: 'Two chairs on a porch', decorative: false }

const bodyOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream()
const upload = (bytes: Buffer, more: Partial<typeof words> = {}, actor = editor) =>
  uploadPicture(actor, bodyOf(bytes), { ...words, ...more })

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

const left = () => readdir(incomingDir()).catch(() => [])

// The sites that pictures are fetched from are on loopback here; other private addresses stay refused.
vi.mock('@/lib/platform/integrations/public-address', async (original) => {
  const real = await original<typeof import('@/lib/platform/integrations/public-address')>()
  return { ...real, isPublicAddress: (address: string) => address === '127.0.0.1' }
})

beforeAll(() => db.$executeRaw`truncate images, posts, page_heroes cascade`)

test('H1, T61: an upload is encoded anew, stored with its description, and logged in history and audit', async () => {
  const exif = { IFD0: { Make: 'PorchCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1' } }
  const bytes = await noise(900, 500).jpeg().withExif(exif).toBuffer()
  const { record, isDuplicate } = await upload(bytes)
  expect(isDuplicate).toBe(false)
  expect(record).toMatchObject({
    alt: 'Two chairs on a porch',
    filename: 'porch.jpg',
    width: 900,
    height: 500,
    uploadedBy: 'a editor',
  })
  expect(readVariants(record.variants).length).toBe(7)
  expect(await db.revision.count({ where: { entityId: record.id } })).toBe(1)
  expect(await db.auditEntry.findFirst({ where: { entityId: record.id } })).toMatchObject({
    action: 'create',
    entity: 'image',
  })
  expect(await left()).toEqual([])
})

test('H5: identical bytes return the existing picture, also for two uploads at once', async () => {
  const bytes = await someJpeg()
  const both = await Promise.all([upload(bytes), upload(bytes, { alt: 'Other words' })])
  expect(both.map(({ isDuplicate }) => isDuplicate).toSorted()).toEqual([false, true])
  const [first, second] = both
  expect(second?.record.id).toBe(first?.record.id)
  expect((await upload(bytes)).isDuplicate).toBe(true)
})

describe('a refused upload leaves nothing behind', () => {
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  test.each([
    ['a drawing that draws nothing', Buffer.from(markup), 400, /plain SVG/],
    ['HTML', Buffer.from(`<!doctype html><p>${'words '.repeat(20)}</p>`), 400, /JPEG, PNG, WebP or SVG/],
    ['a PDF', Buffer.from(`%PDF-1.7 ${'x'.repeat(200)}`), 400, /JPEG, PNG, WebP or SVG/],
    ['nothing', Buffer.alloc(0), 400, /JPEG, PNG, WebP or SVG/],
  ])('T61, T62: %s, whatever it is called', async (_, bytes, status, message) => {
    const error = await refusal(upload(bytes))
    expect([error.status, error.fieldErrors?.file]).toEqual([status, expect.stringMatching(message)])
    expect(await left()).toEqual([])
  })

  test('T65: over 10 MB, as soon as it grows too large', async () => {
    const jpeg = await someJpeg()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? new Uint8Array(jpeg) : new Uint8Array(1024 * 1024))
        sent += 1
      },
    })
    const error = await refusal(uploadPicture(editor, endless, words))
    expect([error.status, error.message]).toEqual([413, 'Pictures may have at most 10 MB'])
    expect(sent).toBeLessThan(14)
    expect(await left()).toEqual([])
  })

  test('over 40 megapixels', async () => {
    const bomb = await noise(1, 1)
      .resize(9_000, 5_000, { kernel: 'nearest' })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await refusal(upload(bomb))).message).toMatch(/too many pixels/)
    expect(await left()).toEqual([])
  })

  test('a file name as a description, before a byte is read', async () => {
    const error = await refusal(upload(await someJpeg(), { alt: 'IMG_0001.jpg' }))
    expect(error.fieldErrors?.alt).toMatch(/file name/)
  })

  test('an aborted upload', async () => {
    const jpeg = await someJpeg()
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(jpeg.subarray(0, 200)))
      },
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    const error = await refusal(uploadPicture(editor, broken, words))
    expect([error.status, error.message]).toEqual([400, expect.stringMatching(/upload was incomplete/)])
    expect(await left()).toEqual([])
  })

  test.each(['viewer', 'counselor'] as const)('T22: one of a %s', async (role) => {
    const before = await db.image.count()
    expect((await refusal(upload(await someJpeg(), {}, somebody(role)))).status).toBe(403)
    expect(await db.image.count()).toBe(before)
  })
})

test('H3: a picture without a description waits in the library, and no page can use it', async () => {
  const { record } = await uploadPicture(editor, bodyOf(await someJpeg()), {
    filename: 'a.jpg',
    decorative: false,
  })
  const chosen = member('with-picture', { avatarImageId: record.id })
  const error = await refusal(createRecord(editor, teamMembers, chosen))
  expect(error.fieldErrors?.avatarImageId).toMatch(/Open this picture under Pictures first/)
  const named = await refusal(updateRecord(editor, images, record.id, { alt: 'DSC_0042.JPG' }))
  expect(named.fieldErrors?.alt).toMatch(/file name/)
  await updateRecord(editor, images, record.id, { alt: 'Ann at the piano' })
  await createRecord(editor, teamMembers, chosen)
})

describe('a picture by its address', () => {
  let jpeg: Buffer = Buffer.alloc(0)
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') response.writeHead(302, { location: '/porch%20one.jpg' }).end()
    else if (request.url === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (request.url === '/large') response.writeHead(200, { 'content-length': 11 * 1024 * 1024 }).end()
    else if (request.url === '/page') response.end('<!doctype html><p>This is a page, not a picture.</p>')
    else if (request.url?.startsWith('/porch')) response.end(jpeg)
    else response.writeHead(404).end()
  })
  let site = ''

  beforeAll(async () => {
    jpeg = await someJpeg()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => {
    server.close()
  })

  test('of another site is fetched into the library, once for the same bytes', async () => {
    const { heroImageUrl } = await createRecord(editor, posts, {
      title: 'Pool',
      slug: 'pool',
      heroImageUrl: `${site}/moved`,
    })
    expect(heroImageUrl).toMatch(/^\/media\/pictures\/[0-9a-f]{24}\/\d+\.webp$/)
    expect(await db.image.findFirst({ where: { url: String(heroImageUrl) } })).toMatchObject({
      filename: 'moved',
      uploadedBy: 'a editor',
      alt: '',
    })
    const images = [`${site}/porch%20one.jpg`, String(heroImageUrl), `${site}/porch%20one.jpg`]
    expect(
      await createRecord(editor, pageHeroes, { pagePath: '/dining', title: 'Dining', images }),
    ).toMatchObject({
      images: [heroImageUrl],
    })
    const { id } = await createRecord(editor, posts, { title: 'Chapel', slug: 'chapel', heroImageUrl })
    const before = asked.length
    expect(await updateRecord(editor, posts, id, { summary: 'Quiet', heroImageUrl })).toMatchObject({
      heroImageUrl,
    })
    expect(asked.length).toBe(before)
  })

  test.each([
    ['/nothing', 'Its server returned 404.'],
    ['/page', 'JPEG, PNG, WebP or SVG'],
    ['/large', 'Pictures may have at most 10 MB'],
    ['/inside', 'It is not on the public internet.'],
    ['http://127.0.0.2:1/porch.jpg', 'It is not on the public internet.'],
    ['http://127.0.0.1:1/porch.jpg', 'The server does not respond'],
    ['mailto:ann@evergrove.example', 'Please enter the web address of a picture'],
    ['/media/pictures/0123456789abcdef01234567/800.webp', 'There is no picture at /media'],
    ['/contact', 'There is no picture at /contact'],
  ])('T100: %s is refused at the field', async (address, words) => {
    const heroImageUrl = /^\/(?!media|contact)/.test(address) ? site + address : address
    const { status, fieldErrors } = await refusal(
      createRecord(editor, posts, { title: 'Pool', slug: 'pool', heroImageUrl }),
    )
    expect([status, fieldErrors]).toEqual([400, { heroImageUrl: expect.stringContaining(words) }])
  })
})
