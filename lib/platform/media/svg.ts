import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { storage } from '@/lib/platform/integrations/storage'
import { type EncodedPicture, keyPrefix } from '@/lib/platform/media/encode'
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

/** Kept as a vector, so that lettering in floor plans stays sharp when zoomed. */
export async function storeTrustedSvg(bytes: Buffer): Promise<EncodedPicture> {
  const drawing = cleanSvg(bytes.toString('utf8'))
  const { width, height } = dimensions(drawing)
  const data = Buffer.from(drawing)
  const checksum = checksumOf(bytes)
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
