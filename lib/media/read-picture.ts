import 'server-only'
import { type AppError, invalidFields, payloadTooLarge } from '@/lib/errors'
import { sharp } from '@/lib/media/decoder'
import { sniffPictureType } from '@/lib/media/sniff'
import type { Dimensions } from '@/lib/media/variant-plan'

/** Largest file taken, in bytes (10 MB). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** A small file can unpack to gigabytes; 40 million pixels is more than a phone's camera makes. */
const MAX_PIXELS = 40_000_000

/** WebP ends at 16,383 pixels a side. */
const MAX_SIDE = 16_000

const DECODE_SECONDS = 60

const refused = (reason: string): AppError => invalidFields({ file: reason }, reason)

const damaged = () => refused('This picture cannot be read. It may be damaged')

/** Opens bytes that were measured before: anything but a whole, plain picture throws. */
function openPicture(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: DECODE_SECONDS })
}

/**
 * The size of an uploaded picture as it is seen (after turning it upright), in pixels.
 * @throws AppError 413 over 10 MB; 400 for what is not a readable JPEG, PNG or WebP of a sane size (SVG, HTML …)
 */
export async function measurePicture(bytes: Buffer): Promise<Dimensions> {
  if (bytes.length > MAX_PICTURE_BYTES) throw payloadTooLarge('Pictures may have at most 10 MB')
  const type = sniffPictureType(bytes)
  if (!type) throw refused('Please choose a JPEG, PNG or WebP picture')
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (found?.format !== type) throw damaged()
  const { width, height } = found.autoOrient
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw refused('This picture has too many pixels. 8,000 by 5,000 is the most')
  }
  return { width, height }
}

/** The picture upright, in sRGB, without metadata, as raw pixels of the given width. @throws AppError 400 when damaged */
export async function decodePicture(bytes: Buffer, width: number) {
  return await openPicture(bytes)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damaged()
    })
}
