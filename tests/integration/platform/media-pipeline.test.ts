import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { Image } from '@/lib/platform/generated/prisma/client'
import { storage } from '@/lib/platform/integrations/storage'
import { encodePicture } from '@/lib/platform/media/encode'
import { readVariants } from '@/lib/platform/media/image-variant'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { pictureRow } from '@/lib/platform/media/picture-row'
import { storeTrustedSvg } from '@/lib/platform/media/svg'
import { mediaDir } from '@/lib/platform/paths'
import { uploadPicture } from '@/lib/records/images/upload-picture'
import { somebody } from '@/tests/support/admin-fixtures'
import { noise } from '@/tests/support/pictures'

const editor = somebody('editor')
const details = { filename: 'porch.jpg', alt: 'Two chairs on a porch', decorative: false }

async function upload(bytes: Buffer, more: Partial<typeof details> = {}): Promise<Image> {
  const body = new Blob([new Uint8Array(bytes)]).stream()
  const { record } = await uploadPicture(editor, body, { ...details, ...more })
  return await db.image.findUniqueOrThrow({ where: { id: record.id } })
}

const stored = (url: string) => storage().read(url.replace('/media/', ''))

async function everyByteOf(image: Image): Promise<Buffer[]> {
  return await Promise.all(readVariants(image.variants).map((variant) => stored(variant.url)))
}

async function refusal(bytes: Buffer, filename = 'porch.png'): Promise<AppError> {
  const before = await db.image.count()
  const error = await upload(bytes, { filename }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect(await db.image.count()).toBe(before)
  return error as AppError
}

describe('a picture taken into the library', () => {
  test('H1: is stored as AVIF and WebP in every planned width, with true sizes', async () => {
    const image = await upload(await noise(1000, 600).jpeg().toBuffer())
    expect(image).toMatchObject({
      width: 1000,
      height: 600,
      mimeType: 'image/webp',
      alt: 'Two chairs on a porch',
      filename: 'porch.jpg',
      uploadedBy: 'a editor',
      focalX: 0.5,
      focalY: 0.5,
    })
    const variants = readVariants(image.variants)
    expect(variants.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      'avif 480x288',
      'webp 480x288',
      'avif 640x384',
      'avif 800x480',
      'webp 800x480',
      'avif 1000x600',
      'webp 1000x600',
    ])
    for (const variant of variants) {
      const bytes = await stored(variant.url)
      expect(bytes.length).toBe(variant.sizeBytes)
      expect(bytes.toString('latin1', 4, 12)).toMatch(variant.format === 'avif' ? /^ftypavif$/ : /WEBP$/)
      expect(variant.url).toMatch(/^\/media\/pictures\/[0-9a-f]{24}\/\d+\.(avif|webp)$/)
    }
    expect(image.url).toBe(variants.at(-1)?.url)
  })

  test('a focal point outside of the picture is moved to its edge', async () => {
    const encoded = await encodePicture(pictureInMemory(await noise(100, 60).jpeg().toBuffer()))
    const row = pictureRow(encoded, { ...details, focalX: 0.3, focalY: 2 })
    expect(row).toMatchObject({ focalX: 0.3, focalY: 1 })
  })

  test('H5: the same file again gives the same row and encodes nothing', async () => {
    const bytes = await noise(500, 300).png().toBuffer()
    const [first, second] = await Promise.all([upload(bytes), upload(bytes)])
    expect(second.id).toBe(first.id)
    const file = join(mediaDir(), first.objectKey)
    const written = (await stat(file)).mtimeMs
    const third = await upload(bytes, { alt: 'Another text' })
    expect(third).toEqual(first)
    expect((await stat(file)).mtimeMs).toBe(written)
  })

  test('a variant that was lost is made again', async () => {
    const picture = pictureInMemory(await noise(500, 300).png().toBuffer())
    const { objectKey, sizeBytes } = await encodePicture(picture)
    await storage().remove(objectKey)
    await encodePicture(picture)
    expect(await storage().size(objectKey)).toBe(sizeBytes)
  })

  test('T61: location and camera data are gone, and the picture stands upright', async () => {
    const exif = { IFD0: { Make: 'PorchCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 21/1' } }
    const bytes = await noise(400, 240).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    const turned = await sharp(bytes).keepExif().withExif(exif).jpeg().toBuffer()
    expect(turned.toString('latin1')).toContain('PorchCam')
    const image = await upload(bytes)
    expect([image.width, image.height]).toEqual([240, 400])
    for (const variant of await everyByteOf(await upload(turned))) {
      const text = variant.toString('latin1')
      expect(text).not.toContain('PorchCam')
      expect(text).not.toMatch(/Exif|GPS/)
    }
  })

  test('T61: what was appended to a JPEG does not survive', async () => {
    const bytes = Buffer.concat([
      await noise(320, 200).jpeg().toBuffer(),
      Buffer.from('<script>window.__xss=1</script><?php system($_GET[0]); ?>'),
    ])
    const image = await upload(bytes, { filename: 'holiday.php.jpg' })
    for (const variant of await everyByteOf(image)) {
      expect(variant.toString('latin1')).not.toMatch(/<script|<\?php/)
    }
    expect(image.objectKey).not.toContain('holiday')
  })

  test('grey, transparent and four-color pictures are taken too', async () => {
    const grey = await upload(await noise(200, 100, 1).png().toBuffer())
    const clear = await upload(await noise(200, 100, 4).png().toBuffer())
    const print = await upload(await noise(200, 100).toColourspace('cmyk').jpeg().toBuffer())
    for (const image of [grey, clear, print]) expect(image.width).toBe(200)
    expect((await sharp(await stored(clear.url)).metadata()).hasAlpha).toBe(true)
    expect((await sharp(await stored(print.url)).metadata()).space).toBe('srgb')
  })
})

describe('what is no acceptable picture', () => {
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  test.each([
    ['HTML as .png', '<!doctype html><script>alert(1)</script><p>A page of a reasonable length</p>'],
    ['SVG as .png', markup],
    ['SVG behind an XML declaration', `<?xml version="1.0"?>${markup}`],
    ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    ['markup behind a WebP signature', `RIFF0000WEBP${markup}`],
    ['nothing', ''],
  ])('T61: %s is refused and nothing is stored', async (_, text) => {
    const error = await refusal(Buffer.from(text))
    expect(error.status).toBe(400)
    expect(error.fieldErrors).toHaveProperty('file')
  })

  test('T62: an SVG that draws nothing, or has entities, is refused', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1"><path d="M0 0h1"/><text>&a;</text></svg>'
    for (const drawing of [markup, bomb]) {
      const { fieldErrors } = await refusal(Buffer.from(drawing), 'logo.svg')
      expect(fieldErrors?.file).toMatch(/plain SVG/)
    }
  })

  test('a GIF is refused', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    expect((await refusal(gif)).status).toBe(400)
  })

  test('a picture cut short is refused', async () => {
    const whole = await noise(600, 400).jpeg().toBuffer()
    expect((await refusal(whole.subarray(0, whole.length / 2))).message).toMatch(/damaged/)
  })

  test('more than 10 MB is refused before it is looked at', async () => {
    const padded = Buffer.concat([await noise(64, 64).jpeg().toBuffer(), Buffer.alloc(12 * 1024 * 1024)])
    expect((await refusal(padded)).status).toBe(413)
  })

  test('a small file of too many pixels is refused', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect((await refusal(bomb)).message).toMatch(/too many pixels/)
  })

  test('a picture without words is refused, decoration is not', async () => {
    const bytes = await noise(100, 100).png().toBuffer()
    const error = await upload(bytes, { alt: 'IMG_0001.jpg' }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 400, fieldErrors: { alt: expect.stringMatching(/file name/) } })
    expect(await upload(bytes, { alt: '', decorative: true })).toMatchObject({ alt: '' })
  })

  test('refused files leave nothing half-written behind', async () => {
    await refusal(Buffer.from(markup))
    expect(await readdir(join(mediaDir(), '.incoming'))).toEqual([])
  })
})

test('a drawing of our own stays a vector and is stored once', async () => {
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 608 506"><title>${randomBytes(4).toString('hex')}</title></svg>`,
  )
  const first = await storeTrustedSvg(drawing)
  const second = await storeTrustedSvg(drawing)
  expect(second).toEqual(first)
  expect(first).toMatchObject({ mimeType: 'image/svg+xml', width: 608, height: 506, variants: [] })
  expect((await stored(first.url)).toString()).toContain('viewBox="0 0 608 506"')
})
