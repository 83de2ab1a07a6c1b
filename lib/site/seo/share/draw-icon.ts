import 'server-only'
import type { Brand, BrandPicture } from '@/lib/platform/brand/read-brand'
import { storage } from '@/lib/platform/integrations/storage'
import { log } from '@/lib/platform/log'
import { sharp } from '@/lib/platform/media/decoder'
import { readVariants } from '@/lib/platform/media/image-variant'
import { setText } from '@/lib/site/seo/share/typeset'

/** `share` is the part of the square that the icon fills; a phone's mask may cut a fifth off each side. */
export const ICONS: Readonly<Record<string, { size: number; share: number; isShape?: boolean }>> = {
  '192.png': { size: 192, share: 0.8 },
  '512.png': { size: 512, share: 0.8 },
  'masked-512.png': { size: 512, share: 0.58 },
  // Android shows the shape only.
  'notice-96.png': { size: 96, share: 0.94, isShape: true },
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

type Look = {
  size: number
  share: number
  isShape?: boolean
  /** Without a background of its own. */
  isOnColor?: boolean
}

/** The company's icon as a square PNG: its picture, or the first letter of its short name. */
export async function drawIcon(
  brand: Brand,
  { size, share, isShape = false, isOnColor = false }: Look,
): Promise<Buffer> {
  const inner = Math.round(size * share)
  const drawing = (await iconPicture(brand.icon, inner)) ?? (await initialOf(brand, inner, isShape))
  const background = isShape || isOnColor ? NOTHING : (brand.palette.ivory ?? '#ffffff')
  const drawn = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer()
  return isShape ? shapeOf(drawn) : drawn
}

/** White wherever the drawing is. */
async function shapeOf(drawing: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(drawing).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 4) data.fill(255, at, at + 3)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer()
}

async function iconPicture(icon: BrandPicture | null, side: number): Promise<Buffer | null> {
  return icon && fittedPicture(icon, { width: side, height: side })
}

/** A picture of the brand as PNG that fits a box; null when its file cannot be read. */
export async function fittedPicture(
  picture: BrandPicture,
  box: { width: number; height: number },
): Promise<Buffer | null> {
  try {
    const bytes = await storage().read(fileOf(picture))
    const density = picture.mimeType === 'image/svg+xml' ? { density: densityFor(picture, box) } : {}
    return await sharp(bytes, density)
      .resize({ ...box, fit: 'inside' })
      .png()
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, url: picture.url }, 'a picture of the brand could not be read')
    return null
  }
}

/** A vector is drawn in the size that is needed; its own may be a few pixels. */
function densityFor({ width, height }: BrandPicture, box: { width: number; height: number }): number {
  const scale = Math.max(box.width / width, box.height / height)
  return Math.min(2_400, Math.max(72, Math.ceil(72 * scale)))
}

function fileOf({ objectKey, mimeType, variants }: BrandPicture): string {
  if (mimeType === 'image/svg+xml') return objectKey
  const base = storage().url('')
  const widest = readVariants(variants)
    .filter(({ format }) => format === 'webp')
    .at(-1)?.url
  return widest?.startsWith(base) ? widest.slice(base.length) : objectKey
}

/** On a tile, or alone where only its shape is shown. */
async function initialOf({ shortName, palette }: Brand, side: number, isShape: boolean): Promise<Buffer> {
  const letter = shortName.trim().slice(0, 1).toUpperCase() || 'A'
  const text = await setText(letter, {
    family: 'Porchlight Display',
    size: Math.round(side * 0.66),
    color: palette.ivory ?? '#ffffff',
    width: side,
  })
  const radius = Math.round(side * 0.22)
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${radius}" fill="${isShape ? 'none' : palette.evergreen}"/></svg>`
  return sharp(Buffer.from(tile))
    .composite(text ? [{ input: text.data, gravity: 'center' }] : [])
    .png()
    .toBuffer()
}
