import 'server-only'
import sanitizeHtml from 'sanitize-html'
import type { Config } from 'svgo'
import { storage } from '@/lib/platform/integrations/storage'
import type { EncodedPicture } from '@/lib/platform/media/encode'
import { keyPrefix } from '@/lib/platform/media/key-prefix'
import { checksumOf } from '@/lib/platform/media/picture-file'

const ELEMENTS = [
  'svg',
  'title',
  'desc',
  'g',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
]

/** No style, link or event handler: what remains can neither run nor load anything. */
const ATTRIBUTES = [
  'xmlns viewBox role aria-label aria-hidden id transform preserveAspectRatio opacity',
  'x y x1 y1 x2 y2 cx cy r rx ry d points width height offset',
  'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity',
  'clip-path clip-rule stop-color stop-opacity gradientUnits gradientTransform',
  'font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing',
].flatMap((names) => names.split(' '))

/** Stores a drawing of our own. @throws Error without a viewBox */
export async function storeTrustedSvg(bytes: Buffer): Promise<EncodedPicture> {
  return storeDrawing(cleanSvg(bytes.toString('utf8')), checksumOf(bytes))
}

/** A drawing from outside, with its style rules as attributes, cleaned; null when it is no usable drawing. */
export async function cleanDrawing(source: string): Promise<string | null> {
  // Entities could expand to gigabytes before anything else looks at the file.
  if (/<!ENTITY/i.test(source)) return null
  try {
    const { optimize } = await import('svgo')
    const { data } = optimize(source, { multipass: false, plugins: PLAIN_ATTRIBUTES })
    const drawing = withViewBox(cleanSvg(data))
    return drawing && /<(?:path|rect|circle|ellipse|line|polyline|polygon|text)\b/.test(drawing)
      ? drawing
      : null
  } catch {
    return null
  }
}

/** Drawing programs write style rules, which are removed: their values become attributes first. */
const PLAIN_ATTRIBUTES: NonNullable<Config['plugins']> = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
]

/** Some programs write the size only. */
function withViewBox(drawing: string): string | null {
  const head = /^<svg\b[^>]*>/.exec(drawing)?.[0]
  if (!head) return null
  if (/\bviewBox="/.test(head)) return drawing
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(head)?.[1]),
  )
  return width && height ? drawing.replace('<svg', `<svg viewBox="0 0 ${width} ${height}"`) : null
}

/** Kept as a vector, so that lettering in floor plans and logos stays sharp when zoomed. */
export async function storeDrawing(drawing: string, checksum: string): Promise<EncodedPicture> {
  const { width, height } = dimensions(drawing)
  const data = Buffer.from(drawing)
  const objectKey = `${keyPrefix(checksum)}/drawing.svg`
  if ((await storage().size(objectKey)) !== data.length) await storage().put(objectKey, data)
  return {
    checksum,
    objectKey,
    url: storage().url(objectKey),
    width,
    height,
    sizeBytes: data.length,
    mimeType: 'image/svg+xml',
    variants: [],
  }
}

export function cleanSvg(source: string): string {
  return sanitizeHtml(source, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'textarea', 'noscript'],
    transformTags: {
      // Paint may refer to gradients in this file only.
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => isLocal(value))),
      }),
    },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim()
}

const isLocal = (value: string) => !/url\s*\(\s*(?!#)|javascript:|data:/i.test(value)

function dimensions(drawing: string) {
  const box = /^<svg\b[^>]*\bviewBox="([^"]+)"/.exec(drawing)?.[1]
  const [, , width, height] = box?.split(/[\s,]+/).map(Number) ?? []
  if (!width || !height) throw new Error('A drawing needs a viewBox')
  return { width: Math.round(width), height: Math.round(height) }
}
