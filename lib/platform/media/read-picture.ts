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

/** The type by the first bytes. @throws AppError 400 when it is not JPEG, PNG or WebP */
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
  const found = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (found?.format !== type) throw damaged()
  const { width, height } = found.autoOrient
  if (hasTooManyPixels({ width, height })) throw refused(TOO_MANY_PIXELS)
  return { width, height }
}

/** Raw sRGB pixels of a width, rotated and without metadata. @throws AppError 400 when damaged */
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
