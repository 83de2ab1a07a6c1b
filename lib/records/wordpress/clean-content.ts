import { sanitizeHtml } from '@/lib/platform/html'

export type CleanContent = {
  /** Ours, with a mark for each picture. */
  html: string
  pictures: { src: string; alt: string }[]
  /** Parts that are left out, for people: 'Shortcode [gallery], 2 times'. */
  lost: string[]
}

/** Frame the number of a picture: characters that no text has. */
const MARK = /\ue000(\d+)\ue001/g

const BUILDERS: readonly [RegExp, string][] = [
  [/\[\/?et_pb_/, 'Divi'],
  [/\[\/?vc_/, 'WPBakery'],
  [/\[\/?fusion_/, 'Avada'],
  [/class="[^"]*\belementor-/, 'Elementor'],
  [/class="[^"]*\bfl-(?:row|module)\b/, 'Beaver Builder'],
]

/** '[name …]' and '[/name]'. Brackets that people write hold a number, several words or '[sic]'. */
const SHORTCODE =
  /\[(\/?)([a-z][\w-]{1,60})((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]]+)|\s+"[^"]*")*)\s*\/?\]/gi
const WRITTEN: ReadonlySet<string> = new Set([
  'sic',
  'edit',
  'update',
  'updated',
  'note',
  'pdf',
  'video',
  'photo',
])

/** Elements that do something, which no text may. */
const ACTIVE = /<(iframe|script|style|form|object|embed|video|audio|svg|canvas|input|button|select)\b/gi

/**
 * The text of an item as ours: without comments of blocks, shortcodes and builders' markup, with paragraphs
 * where WordPress would make them, sanitized. What is lost is named, and never printed.
 */
export function cleanContent(content: string): CleanContent {
  const lost = new Map<string, number>()
  const lose = (words: string) => lost.set(words, (lost.get(words) ?? 0) + 1)
  for (const [sign, name] of BUILDERS) if (sign.test(content)) lose(`Layout of ${name}`)
  for (const [, tag = ''] of content.matchAll(ACTIVE)) lose(`<${tag.toLowerCase()}>`)
  const plain = content
    .replaceAll(/[\ue000\ue001]/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(SHORTCODE, (whole, closes: string, name: string, attributes: string) => {
      if (attributes.trim() === '' && WRITTEN.has(name.toLowerCase())) return whole
      if (!closes && name.toLowerCase() !== 'caption') lose(`Shortcode [${name.toLowerCase()}]`)
      return ''
    })
  const pictures: CleanContent['pictures'] = []
  const marked = plain.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    const src = attribute(tag, 'src')
    if (!/^https?:\/\//i.test(src) && !src.startsWith('/')) return ''
    pictures.push({ src, alt: attribute(tag, 'alt') })
    return `\ue000${pictures.length - 1}\ue001`
  })
  const words = [...lost].map(([name, times]) => (times === 1 ? name : `${name}, ${times} times`))
  return { html: sanitizeHtml(withParagraphs(marked)), pictures, lost: words }
}

/** The text with its pictures: `here` gives each one's file of the library, null leaves it out. */
export function placePictures(
  html: string,
  here: (number: number) => { url: string; alt: string } | null,
): string {
  const placed = html.replaceAll(MARK, (_, number: string) => {
    const found = here(Number(number))
    return found ? `<img src="${escaped(found.url)}" alt="${escaped(found.alt)}">` : ''
  })
  return placed === html ? html : sanitizeHtml(placed.replaceAll(/<p>\s*<\/p>/g, ''))
}

/** The text with the address and description of each picture, to be read by people. */
export function namePictures(html: string, pictures: CleanContent['pictures']): string {
  return html.replaceAll(MARK, (_, number: string) => {
    const { src = '', alt = '' } = pictures[Number(number)] ?? {}
    return `<img src="${src}" alt="${alt}">`
  })
}

const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|figure|figcaption|section|hr|pre)\b/i

/** WordPress stores texts of its old editor without paragraphs: empty lines part them. */
function withParagraphs(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

function attribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return (double ?? single ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
