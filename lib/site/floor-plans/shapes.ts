/** An SVG element. `words` is the content of a text element. */
export type Shape = { tag: 'rect' | 'circle' | 'ellipse' | 'path' | 'text'; words?: string } & {
  attributes: Record<string, string | number>
}

export const INK = '#12322b'
export const INK_SOFT = '#34504a'
export const PAPER = '#f4ecda'
export const EVERGREEN = '#1b4a3e'
export const SKY = '#bfd6d8'
export const LINE = '#9a8d72'
export const LINEN = '#fffdf6'
export const COPPER = '#b5622e'

type Box = { x: number; y: number; width: number; height: number }

export function box({ x, y, width, height }: Box, fill: string, more: Shape['attributes'] = {}): Shape {
  return { tag: 'rect', attributes: { x, y, width, height, fill, ...more } }
}

/** Path data may use `M`, `h`, `v`, `l` and quarter arcs only, because the PDF renderer reads it too. */
export function line(d: string, stroke: string, width: number, more: Shape['attributes'] = {}): Shape {
  return { tag: 'path', attributes: { d, fill: 'none', stroke, 'stroke-width': width, ...more } }
}

export function svgOf({ tag, attributes, words }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${shown(value)}"`)
  return words === undefined
    ? `<${tag}${written.join('')}/>`
    : `<${tag}${written.join('')}>${escaped(words)}</${tag}>`
}

/** Escapes text for SVG. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function shown(value: string | number): string {
  return typeof value === 'number' ? String(rounded(value)) : escaped(value)
}
