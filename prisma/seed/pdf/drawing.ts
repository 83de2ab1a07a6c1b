import { literal, widthOf } from '@/prisma/seed/pdf/typeface'

type Attributes = Record<string, string>

const ELEMENT = /<(rect|circle|ellipse|path|text)\b([^>]*?)\/?>([^<]*)/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/** Bézier handle length for a quarter circle, as a share of the radius. */
const ROUND = 0.5523

/**
 * PDF operators for our floor plans only: rectangles, circles, lines, quarter arcs and text, in the drawing's
 * units from the top left.
 */
export function drawingOperators(svg: string): { operators: string; width: number; height: number } {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const ink = /^<svg[^>]*\bfill="(#\w+)"/.exec(svg)?.[1] ?? '#000000'
  const shapes = [...svg.matchAll(ELEMENT)].map(([, name = '', attributes = '', text = '']) => {
    const given = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    )
    return name === 'text' ? lettering(given, text, ink) : painted(outline(name, given), given, ink)
  })
  return { operators: shapes.join('\n'), width, height }
}

function painted(path: string, { fill, stroke, ...rest }: Attributes, ink: string): string {
  const filled = fill !== 'none'
  const paint = [filled ? `${color(fill ?? ink)} rg` : '', stroke ? `${color(stroke)} RG` : '']
  const dashes = rest['stroke-dasharray'] ? `[${rest['stroke-dasharray']}] 0 d` : ''
  const end = filled && stroke ? 'B' : stroke ? 'S' : 'f'
  return `q ${paint.join(' ')} ${number(rest['stroke-width'], 1)} w ${dashes} ${path} ${end} Q`
}

function outline(name: string, given: Attributes): string {
  if (name === 'path') return pathOperators(given.d ?? '')
  if (name === 'rect') {
    const [x, y, w, h] = [number(given.x), number(given.y), number(given.width), number(given.height)]
    return roundedBox(x, y, w, h, number(given.rx))
  }
  const [rx, ry] = [number(given.rx ?? given.r), number(given.ry ?? given.r)]
  const [left, top] = [number(given.cx) - rx, number(given.cy) - ry]
  return roundedBox(left, top, 2 * rx, 2 * ry, rx, ry)
}

/** A rectangle with elliptic corners; an ellipse when the radii are half of its size. */
function roundedBox(x: number, y: number, w: number, h: number, rx: number, ry = rx): string {
  if (rx === 0) return `${x} ${y} ${w} ${h} re`
  const [cx, cy] = [rx * (1 - ROUND), ry * (1 - ROUND)]
  const [right, bottom] = [x + w, y + h]
  return [
    `${x + rx} ${y} m ${right - rx} ${y} l`,
    `${right - cx} ${y} ${right} ${y + cy} ${right} ${y + ry} c ${right} ${bottom - ry} l`,
    `${right} ${bottom - cy} ${right - cx} ${bottom} ${right - rx} ${bottom} c ${x + rx} ${bottom} l`,
    `${x + cx} ${bottom} ${x} ${bottom - cy} ${x} ${bottom - ry} c ${x} ${y + ry} l`,
    `${x} ${y + cy} ${x + cx} ${y} ${x + rx} ${y} c h`,
  ].join(' ')
}

/** Supports M, h, v, l and the quarter arcs (A) of doors. */
function pathOperators(d: string): string {
  let [x, y] = [0, 0]
  const out: string[] = []
  for (const [, command, numbers = ''] of d.matchAll(/([MhvlA])([^MhvlA]*)/g)) {
    const [a = 0, b = 0, , , sweep, endX = 0, endY = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'A') {
      out.push(quarterArc(x, y, endX, endY, sweep === 1))
      ;[x, y] = [endX, endY]
    } else {
      if (command === 'M') [x, y] = [a, b]
      else if (command === 'h') x += a
      else if (command === 'v') y += a
      else [x, y] = [x + a, y + b]
      out.push(`${x} ${y} ${command === 'M' ? 'm' : 'l'}`)
    }
  }
  return out.join(' ')
}

function quarterArc(x: number, y: number, endX: number, endY: number, clockwise: boolean): string {
  // The control points lean toward the corner next to the start or the end.
  const upright = endX > x === endY > y ? !clockwise : clockwise
  const [cornerX, cornerY] = upright ? [x, endY] : [endX, y]
  const toward = (from: number, to: number) => from + (to - from) * ROUND
  const start = `${toward(x, cornerX)} ${toward(y, cornerY)}`
  return `${start} ${toward(endX, cornerX)} ${toward(endY, cornerY)} ${endX} ${endY} c`
}

function lettering(given: Attributes, text: string, ink: string): string {
  const size = number(given['font-size'], 12)
  const words = text.replaceAll('&amp;', '&')
  const start =
    number(given.x) - (given['text-anchor'] === 'middle' ? widthOf(words, 'regular', size) / 2 : 0)
  const middle = number(given.y) + (start - number(given.x)) * -1
  // Drawings are flipped vertically, so flip the text back; some text runs upward.
  const turned = given.transform
    ? `0 -1 -1 0 ${number(given.x)} ${middle}`
    : `1 0 0 -1 ${start} ${number(given.y)}`
  return `BT ${color(given.fill ?? ink)} rg /F0 ${size} Tf ${turned} Tm ${literal(words)} Tj ET`
}

/** '#12322b' as three fractions. */
export function color(hex: string): string {
  const channels = hex.match(/[0-9a-f]{2}/gi) ?? ['0', '0', '0']
  return channels.map((channel) => (Number.parseInt(channel, 16) / 255).toFixed(3)).join(' ')
}

const number = (value: string | undefined, otherwise = 0) => (value === undefined ? otherwise : Number(value))
