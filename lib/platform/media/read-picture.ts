import 'server-only'
import { type AppError, invalidFields, payloadTooLarge } from '@/lib/platform/errors'
import { sharp } from '@/lib/platform/media/decoder'
import type { PictureFile } from '@/lib/platform/media/picture-file'
import {
  hasTooManyPixels,
  MAX_PICTURE_BYTES,
  MAX_PIXELS,
  NOT_A_PICTURE,
  PICTURE_TOO_LARGE,
  TOO_MANY_PIXELS,
} from '@/lib/platform/media/picture-limits'
import { type PictureType, sniffPictureType } from '@/lib/platform/media/sniff'
import type { Dimensions } from '@/lib/platform/media/variant-plan'

const DECODE_SECONDS = 60

const refused = (reason: string): AppError => invalidFields({ file: reason }, reason)

const damaged = () => refused('This picture cannot be read. It may be damaged')

/** The type by a file's first bytes. @throws AppError 400 for SVG, HTML and whatever else is no JPEG, PNG or WebP */
export function judgePictureHead(head: Buffer): PictureType {
  const type = sniffPictureType(head)
  if (!type) throw refused(NOT_A_PICTURE)
  return type
}

/** Opens a picture that was measured before: anything but a whole, plain one throws. */
function openPicture({ input }: PictureFile) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: DECODE_SECONDS })
}

/**
 * The size of an uploaded picture as it is seen (after turning it upright), in pixels.
 * @throws AppError 413 over 10 MB; 400 for what is not a readable JPEG, PNG or WebP of a sane size (SVG, HTML …)
 */
export async function measurePicture({ input, head, sizeBytes }: PictureFile): Promise<Dimensions> {
  if (sizeBytes > MAX_PICTURE_BYTES) throw payloadTooLarge(PICTURE_TOO_LARGE)
  const type = judgePictureHead(head)
  const found = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (found?.format !== type) throw damaged()
  const { width, height } = found.autoOrient
  if (hasTooManyPixels({ width, height })) throw refused(TOO_MANY_PIXELS)
  return { width, height }
}

/** The picture upright, in sRGB, without metadata, as raw pixels of the given width. @throws AppError 400 when damaged */
export async function decodePicture(picture: PictureFile, width: number) {
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
