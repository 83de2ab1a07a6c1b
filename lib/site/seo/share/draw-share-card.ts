import 'server-only'
import type { Brand } from '@/lib/platform/brand/read-brand'
import { unavailable } from '@/lib/platform/errors'
import { storage } from '@/lib/platform/integrations/storage'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { log } from '@/lib/platform/log'
import { sharp } from '@/lib/platform/media/decoder'
import { readVariants } from '@/lib/platform/media/image-variant'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { drawIcon, fittedPicture } from '@/lib/site/seo/share/draw-icon'
import { SHARE_SIZE, type ShareCard } from '@/lib/site/seo/share/share-subject'
import { fitText, setText } from '@/lib/site/seo/share/typeset'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE

const MARGIN = 56
const MARK = { width: 48, height: 48 } as const
const LOGO = { width: 480, height: 56 } as const

/** Narrower pictures (portraits) go next to the text instead of above it. */
const LANDSCAPE = 1.2

/** Text width next to a portrait. */
const BESIDE_PORTRAIT = 690

/** Draws the JPEG preview of a shared link: picture, text and brand. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { picture, brand: company } = card
  const ground = colorOf(company, 'ivory')
  const isPortrait = picture !== null && picture.width / picture.height < LANDSCAPE
  const width = isPortrait ? BESIDE_PORTRAIT : WIDTH
  const [words, brand] = await Promise.all([layOutCopy(card, width), layOutBrand(card)])
  // Text next to a portrait or without a picture is centered vertically, otherwise at the bottom.
  const top = HEIGHT - words.height
  const start = isPortrait || !picture ? Math.max(brand.height, Math.round(top / 2)) : top
  const area = isPortrait
    ? { left: width, width: WIDTH - width, height: HEIGHT }
    : { left: 0, width: WIDTH, height: top }
  const cut = picture && area.height > 0 ? await cutPicture(picture, area) : null
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: ground } })
    .composite([
      ...(cut ? [{ input: cut, left: area.left, top: 0 }] : []),
      { input: paper(brand.width, brand.height, ground), left: 0, top: 0 },
      ...brand.parts,
      ...words.parts.map((part) => ({ ...part, top: part.top + start })),
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

type Part = { input: Buffer; left: number; top: number }

const BRAND_HEIGHT = 92

/** The logo, or else the icon and the name. */
async function layOutBrand({ brand }: ShareCard) {
  const middle = (height: number) => Math.round((BRAND_HEIGHT - height) / 2)
  const logo = brand.logo && (await fittedPicture(brand.logo, LOGO))
  if (logo) {
    const { width = 0, height = 0 } = await sharp(logo).metadata()
    const parts: Part[] = [{ input: logo, left: MARGIN, top: middle(height) }]
    return { width: MARGIN + width + 34, height: BRAND_HEIGHT, parts }
  }
  const color = colorOf(brand, 'ink')
  const [mark, name] = await Promise.all([
    drawIcon(brand, { size: MARK.height, share: 1 }),
    setText(brand.company, { family: 'Porchlight Display', size: 30, color, width: 480 }),
  ])
  const parts: Part[] = [{ input: mark, left: MARGIN, top: middle(MARK.height) }]
  const left = MARGIN + MARK.width + 16
  if (name) parts.push({ input: name.data, left, top: middle(name.height) })
  return { width: left + (name?.width ?? 0) + 34, height: BRAND_HEIGHT, parts }
}

async function layOutCopy({ title, line, brand }: ShareCard, width: number) {
  const heads = { color: colorOf(brand, 'ink'), emphasis: colorOf(brand, 'copper') }
  const room = width - 2 * MARGIN
  const most = width < WIDTH ? { title: 330, line: 130 } : { title: 150, line: 84 }
  const [heading, below] = await Promise.all([
    fitText(title, [72, 64, 56, 48], most.title, { family: 'Porchlight Display', ...heads, width: room }),
    fitText(line, [30, 26], most.line, {
      family: 'Porchlight Text',
      color: colorOf(brand, 'ink-soft'),
      width: room,
    }),
  ])
  const parts: Part[] = []
  let bottom = 0
  for (const [text, gap] of [
    [heading, 40],
    [below, 28],
  ] as const) {
    if (!text) continue
    parts.push({ input: text.data, left: MARGIN, top: bottom + gap })
    bottom += gap + text.height
  }
  return { height: bottom + 46, parts }
}

const colorOf = ({ palette }: Brand, name: string) => palette[name] ?? '#000000'

function paper(width: number, height: number, color: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  )
}

/** About 100 KB each. */
const MAX_KEPT = 150

const oneAtATime = limitConcurrency(1, {
  waiting: 50,
  refuse: () => unavailable(10, 'Many previews are being drawn. Please try again in a moment'),
})

const drawn = new Map<string, Promise<Buffer>>()

/** A card's JPEG, kept in memory by version; the oldest is evicted. */
export function shareFile(card: ShareCard): Promise<Buffer> {
  const kept = drawn.get(card.version)
  if (kept) return kept
  const drawing = oneAtATime(() => drawShareCard(card))
  drawn.set(card.version, drawing)
  drawing.catch(() => drawn.delete(card.version))
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_KEPT && oldest !== undefined) drawn.delete(oldest)
  return drawing
}

type Frame = { width: number; height: number }

/** A picture cropped around its focal point, as PNG. Null when unreadable: the preview works without. */
async function cutPicture(picture: PictureImage, frame: Frame): Promise<Buffer | null> {
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
