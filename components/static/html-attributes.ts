import { escapeHtml } from '@/lib/platform/escape-html'

/** Names that differ from HTML or SVG by more than case, which the HTML parser ignores. */
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  letterSpacing: 'letter-spacing',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
}

const NOT_WRITTEN = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning'])

const UNITLESS =
  /^(--|opacity$|zIndex$|order$|flex|fontWeight$|lineHeight$|aspectRatio$|gridRow|gridColumn|columns$|fillOpacity$|strokeWidth$)/

/** The attributes of a host element as HTML, each with a leading space. */
export function htmlAttributes(props: Record<string, unknown>): string {
  return Object.entries(props)
    .map(([name, value]) => (NOT_WRITTEN.has(name) ? '' : attribute(name, value)))
    .join('')
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === 'function' || typeof value === 'symbol')
    return ''
  if (name === 'style') return ` style="${escapeHtml(styleText(value as Record<string, unknown>))}"`
  const written = NAMES[name] ?? name
  if (typeof value === 'boolean') {
    if (/^(aria-|data-)/.test(name)) return ` ${written}="${value}"`
    return value ? ` ${written}=""` : ''
  }
  return ` ${written}="${escapeHtml(String(value))}"`
}

function styleText(style: Record<string, unknown>): string {
  return Object.entries(style)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean',
    )
    .map(([name, value]) => `${cssName(name)}:${cssValue(name, value)}`)
    .join(';')
}

function cssName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function cssValue(name: string, value: unknown): string {
  return typeof value === 'number' && value !== 0 && !UNITLESS.test(name)
    ? `${value}px`
    : String(value).trim()
}
