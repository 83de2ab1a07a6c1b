import 'server-only'
import { join } from 'node:path'
import { escapeHtml } from '@/lib/platform/escape-html'
import { sharp } from '@/lib/platform/media/decoder'

type Style = {
  family: 'Porchlight Display' | 'Porchlight Text'
  size: number
  color: string
  width: number
  leading?: number
  /** Color of emphasized words; the text's own when not given. */
  emphasis?: string
}

/** PNG with a transparent background. */
type SetText = { data: Buffer; width: number; height: number }

/** Renders text; words between asterisks become italics in the color for emphasis. Null for blank text. */
export async function setText(text: string, style: Style): Promise<SetText | null> {
  const words = text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()
  if (words === '') return null
  await loadFaces()
  const marked = escapeHtml(words).replace(
    /\*([^*]+)\*/g,
    `<span foreground="${style.emphasis ?? style.color}"><i>$1</i></span>`,
  )
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}">${marked}</span>`,
      font: `${style.family} ${style.size}`,
      fontfile: FACES[style.family],
      width: style.width,
      wrap: 'word-char',
      spacing: style.leading ?? 0,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Renders at the largest size that fits `height`, or at the smallest, shortened with …. */
export async function fitText(
  text: string,
  sizes: readonly number[],
  height: number,
  style: Omit<Style, 'size' | 'leading'>,
): Promise<SetText | null> {
  const smallest = Math.min(...sizes)
  for (const size of sizes) {
    const set = await setText(text, { ...style, size, leading: leadingOf(size) })
    if (!set || set.height <= height) return set
  }
  const share = text.length / 2
  return fitText(`${text.slice(0, share).replaceAll('*', '').trimEnd()}…`, [smallest], height, style)
}

/** Pango's default line height is too large for headlines. */
function leadingOf(size: number): number {
  return Math.round(size * -0.12)
}

const file = (name: string) =>
  join(/* turbopackIgnore: true */ process.cwd(), 'lib/site/seo/share/fonts', name)

const FACES = { 'Porchlight Display': file('display.ttf'), 'Porchlight Text': file('text.ttf') }

/** Naming each italic and extended file once lets the text engine find them by family. */
const OTHER_FACES = [
  'display-italic.ttf',
  'display-extended.ttf',
  'display-italic-extended.ttf',
  'text-extended.ttf',
]

let loaded: Promise<unknown> | undefined

function loadFaces(): Promise<unknown> {
  loaded ??= Promise.all(
    OTHER_FACES.map((name) =>
      sharp({ text: { text: 'a', fontfile: file(name) } }).toBuffer({ resolveWithObject: true }),
    ),
  )
  return loaded
}
