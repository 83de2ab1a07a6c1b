import 'server-only'
import { join } from 'node:path'
import { sharp } from '@/lib/platform/media/decoder'
import { SHARE_SIZE, type ShareCard } from '@/lib/site/seo/share/share-image'
import { cutPicture } from '@/lib/site/seo/share/share-picture'
import { fitText, setText } from '@/lib/site/seo/share/typeset'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE

const INK = '#12322b'
const SOFT_INK = '#34504a'
const IVORY = '#fbf7ec'

const MARGIN = 56
const MARK = { width: 43, height: 48 } as const

/** Narrower pictures (portraits) go next to the text instead of above it. */
const LANDSCAPE = 1.2

/** Text width next to a portrait. */
const BESIDE_PORTRAIT = 690

/** Draws the JPEG preview of a shared link: picture, text and brand. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { picture } = card
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
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: IVORY } })
    .composite([
      ...(cut ? [{ input: cut, left: area.left, top: 0 }] : []),
      { input: paper(brand.width, brand.height), left: 0, top: 0 },
      ...brand.parts,
      ...words.parts.map((part) => ({ ...part, top: part.top + start })),
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

type Part = { input: Buffer; left: number; top: number }

const BRAND_HEIGHT = 92

async function layOutBrand({ companyName }: ShareCard) {
  const [mark, name] = await Promise.all([
    sharp(BRAND_MARK).resize(MARK).png().toBuffer(),
    setText(companyName, { family: 'Porchlight Display', size: 30, color: INK, width: 480 }),
  ])
  const middle = (height: number) => Math.round((BRAND_HEIGHT - height) / 2)
  const parts: Part[] = [{ input: mark, left: MARGIN, top: middle(MARK.height) }]
  const left = MARGIN + MARK.width + 16
  if (name) parts.push({ input: name.data, left, top: middle(name.height) })
  return { width: left + (name?.width ?? 0) + 34, height: BRAND_HEIGHT, parts }
}

async function layOutCopy({ title, line }: ShareCard, width: number) {
  const room = width - 2 * MARGIN
  const most = width < WIDTH ? { title: 330, line: 130 } : { title: 150, line: 84 }
  const [heading, below] = await Promise.all([
    fitText(title, [72, 64, 56, 48], most.title, { family: 'Porchlight Display', color: INK, width: room }),
    fitText(line, [30, 26], most.line, { family: 'Porchlight Text', color: SOFT_INK, width: room }),
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

function paper(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${IVORY}"/></svg>`,
  )
}

const BRAND_MARK = join(/* turbopackIgnore: true */ process.cwd(), 'public/brand/mark.svg')
