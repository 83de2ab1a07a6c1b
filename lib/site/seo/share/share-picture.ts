import 'server-only'
import { storage } from '@/lib/platform/integrations/storage'
import { log } from '@/lib/platform/log'
import { sharp } from '@/lib/platform/media/decoder'
import { readVariants } from '@/lib/platform/media/image-variant'
import type { PictureImage } from '@/lib/platform/media/picture-select'

type Frame = { width: number; height: number }

/** A picture cropped around its focal point, as PNG. Null when unreadable: the preview works without. */
export async function cutPicture(picture: PictureImage, frame: Frame): Promise<Buffer | null> {
  const source = sourceOf(picture, frame.width)
  if (!source) return null
  try {
    const bytes = await storage().read(source)
    const { width, height } = await sharp(bytes).metadata()
    const scale = Math.max(frame.width / width, frame.height / height)
    const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
    return await sharp(bytes)
      .resize({ ...scaled, fit: 'fill' })
      .extract({
        left: offset(picture.focalX * scaled.width - frame.width / 2, scaled.width - frame.width),
        top: offset(picture.focalY * scaled.height - frame.height / 2, scaled.height - frame.height),
        width: frame.width,
        height: frame.height,
      })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, url: picture.url }, 'a picture could not be read for a link preview')
    return null
  }
}

/** Storage key of the smallest WebP variant that fills the width, or else the largest. */
function sourceOf(picture: PictureImage, width: number): string | null {
  const variants = readVariants(picture.variants).filter(({ format }) => format === 'webp')
  const url = (variants.find((variant) => variant.width >= width) ?? variants.at(-1))?.url
  const base = storage().url('')
  return url?.startsWith(base) ? url.slice(base.length) : null
}

function offset(wanted: number, most: number): number {
  return Math.round(Math.min(Math.max(wanted, 0), Math.max(most, 0)))
}
