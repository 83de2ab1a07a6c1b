import 'server-only'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { type AppError, invalidFields, payloadTooLarge, unavailable } from '@/lib/platform/errors'
import { storage } from '@/lib/platform/integrations/storage'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { sharp } from '@/lib/platform/media/decoder'
import type { ImageVariant } from '@/lib/platform/media/image-variant'
import { keyPrefix } from '@/lib/platform/media/key-prefix'
import type { PictureFile } from '@/lib/platform/media/picture-file'
import {
  hasTooManyPixels,
  MAX_PICTURE_BYTES,
  MAX_PIXELS,
  MAX_SVG_BYTES,
  NOT_A_PICTURE,
  PICTURE_TOO_LARGE,
  SVG_TOO_LARGE,
  TOO_MANY_PIXELS,
} from '@/lib/platform/media/picture-limits'
import { type PictureType, sniffPictureType } from '@/lib/platform/media/sniff'
import { cleanDrawing, storeDrawing } from '@/lib/platform/media/svg'
import { type Dimensions, type PlannedVariant, plannedVariants } from '@/lib/platform/media/variant-plan'

export type EncodedPicture = Dimensions & {
  /** SHA-256 in hex of the original file; one row per checksum. */
  checksum: string
  objectKey: string
  url: string
  sizeBytes: number
  mimeType: string
  variants: ImageVariant[]
}

/** AVIF effort 1 is five times faster than 3 for 4 % more bytes; 4:2:0 saves another fifth. */
const ENCODERS = {
  avif: ({ width }: Dimensions) => ({
    quality: width > DESK_WIDTH ? 45 : 58,
    effort: 1,
    chromaSubsampling: '4:2:0',
  }),
  webp: () => ({ quality: 78, effort: 2 }),
}

/** Wider files are for dense screens, where a lower quality saves a third of the bytes unnoticed. */
const DESK_WIDTH = 1000

/** Encodings at a time in this process; each uses about one core and up to 60 MB. */
export const ENCODING_LANES = Math.min(3, Math.max(2, availableParallelism()))

const inLane = limitConcurrency(ENCODING_LANES, {
  waiting: 500,
  refuse: () => unavailable(30, 'Many pictures are being prepared. Please try again in a moment'),
})

/** Stores the missing AVIF and WebP variants. @throws AppError 400 or 413 with text to show */
export async function encodePicture(picture: PictureFile): Promise<EncodedPicture> {
  if (assertPictureHead(picture.head) === 'svg') return encodeDrawing(picture)
  return encodeVariants(picture, plannedVariants(await measurePicture(picture)))
}

/** A drawing stays a vector, cleaned of all that could run or load something. @throws AppError 400, 413 */
async function encodeDrawing({ input, sizeBytes, checksum }: PictureFile): Promise<EncodedPicture> {
  if (sizeBytes > MAX_SVG_BYTES) throw payloadTooLarge(SVG_TOO_LARGE)
  const source = (typeof input === 'string' ? await readFile(input) : input).toString('utf8')
  const clean = await cleanDrawing(source)
  if (!clean) throw refused('This drawing cannot be read. Save it as a plain SVG with a viewBox')
  return storeDrawing(clean, checksum)
}

/** Stores the widest WebP only. @returns `isComplete` true when storage has every variant already */
export async function encodeWidest(
  picture: PictureFile,
): Promise<{ encoded: EncodedPicture; isComplete: boolean }> {
  const planned = plannedVariants(await measurePicture(picture))
  const prefix = keyPrefix(picture.checksum)
  const sizes = await Promise.all(planned.map((variant) => storage().size(keyOf(prefix, variant))))
  const isComplete = sizes.every((size) => size)
  const widest = planned.findLast(({ format }) => format === 'webp')
  const encoded = await encodeVariants(picture, isComplete || !widest ? planned : [widest])
  return { encoded, isComplete }
}

const keyOf = (prefix: string, { width, format }: PlannedVariant) => `${prefix}/${width}.${format}`

async function encodeVariants(picture: PictureFile, planned: PlannedVariant[]): Promise<EncodedPicture> {
  const { checksum } = picture
  const prefix = keyPrefix(checksum)
  const stored = await Promise.all(planned.map((variant) => storage().size(keyOf(prefix, variant))))
  const missing = planned.filter((_, at) => !stored[at])
  const written = missing.length > 0 ? await inLane(() => encodeMissing(picture, missing, prefix)) : new Map()

  const variants = planned.map((variant, at) => {
    const { width, height, format } = variant
    const key = keyOf(prefix, variant)
    return { width, height, format, url: storage().url(key), sizeBytes: stored[at] || written.get(key) || 0 }
  })
  const [largest] = variants.filter((variant) => variant.format === 'webp').toReversed()
  if (!largest) throw new Error('A picture has no WebP variant')
  return {
    checksum,
    objectKey: `${prefix}/${largest.width}.webp`,
    url: largest.url,
    width: largest.width,
    height: largest.height,
    sizeBytes: largest.sizeBytes,
    mimeType: 'image/webp',
    variants,
  }
}

async function encodeMissing(picture: PictureFile, missing: PlannedVariant[], prefix: string) {
  const { data, info } = await decodePicture(picture, Math.max(...missing.map(({ width }) => width)))
  const written = new Map<string, number>()
  for (const variant of missing) {
    const { width, height, format } = variant
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const encoded = await pixels
      .resize({ width, height, fit: 'fill' })
      [format](ENCODERS[format](variant))
      .toBuffer()
    await storage().put(keyOf(prefix, variant), encoded)
    written.set(keyOf(prefix, variant), encoded.length)
  }
  return written
}

const DECODE_SECONDS = 60

const refused = (reason: string): AppError => invalidFields({ file: reason }, reason)

const damaged = () => refused('This picture cannot be read. It may be damaged')

/** The type by the first bytes. @throws AppError 400 when it is none of JPEG, PNG, WebP and SVG */
export function assertPictureHead(head: Buffer): PictureType {
  const type = sniffPictureType(head)
  if (!type) throw refused(NOT_A_PICTURE)
  return type
}

/** Requires measurePicture first. */
function openPicture({ input }: PictureFile) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: DECODE_SECONDS })
}

/** The displayed size (after rotation) in pixels. @throws AppError 413 over 10 MB, 400 for unusable files */
export async function measurePicture({ input, head, sizeBytes }: PictureFile): Promise<Dimensions> {
  if (sizeBytes > MAX_PICTURE_BYTES) throw payloadTooLarge(PICTURE_TOO_LARGE)
  const type = assertPictureHead(head)
  if (type === 'svg') throw refused('A drawing (SVG) has no pixels: choose a JPEG, PNG or WebP picture')
  const found = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (found?.format !== type) throw damaged()
  const { width, height } = found.autoOrient
  if (hasTooManyPixels({ width, height })) throw refused(TOO_MANY_PIXELS)
  return { width, height }
}

/** Raw sRGB pixels of a width, rotated and without metadata. @throws AppError 400 when damaged */
async function decodePicture(picture: PictureFile, width: number) {
  return await openPicture(picture)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged()
    })
}
