import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { readVariants } from '@/lib/platform/media/image-variant'
import { incomingDir } from '@/lib/platform/paths'
import { images } from '@/lib/records/entities/images'
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

beforeAll(() => db.$executeRaw`truncate images cascade`)

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
    ['an SVG', Buffer.from(markup), 400, /JPEG, PNG or WebP/],
    ['HTML', Buffer.from(`<!doctype html><p>${'words '.repeat(20)}</p>`), 400, /JPEG, PNG or WebP/],
    ['a PDF', Buffer.from(`%PDF-1.7 ${'x'.repeat(200)}`), 400, /JPEG, PNG or WebP/],
    ['nothing', Buffer.alloc(0), 400, /JPEG, PNG or WebP/],
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
    expect([error.status, error.message]).toEqual([400, expect.stringMatching(/did not arrive whole/)])
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
  expect(error.fieldErrors?.avatarImageId).toMatch(/Describe this picture first/)
  const named = await refusal(updateRecord(editor, images, record.id, { alt: 'DSC_0042.JPG' }))
  expect(named.fieldErrors?.alt).toMatch(/file name/)
  await updateRecord(editor, images, record.id, { alt: 'Ann at the piano' })
  await createRecord(editor, teamMembers, chosen)
})
