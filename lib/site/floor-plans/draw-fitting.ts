import type { Fitting } from '@/lib/site/floor-plans/fittings'
import type { FurnitureName } from '@/lib/site/floor-plans/furniture'
import { box, LINE, LINEN, line, type Shape } from '@/lib/site/floor-plans/shapes'
import type { Sheet } from '@/lib/site/floor-plans/sheet'

/** Draws in feet: u runs along the wall behind the piece, v out into the room. */
type Pen = {
  along: number
  out: number
  rect: (u: number, v: number, along: number, out: number, fill?: string, round?: number) => Shape
  dot: (u: number, v: number, radius: number, fill?: string) => Shape
  oval: (u: number, v: number, along: number, out: number) => Shape
  stroke: (u: number, v: number, toU: number, toV: number) => Shape
}

const WOOL = '#dde5d6'
const CLAY = '#f0dcc4'
const STEEL = '#e1ecea'

export function drawFitting(fitting: Fitting, sheet: Sheet): Shape[] {
  return DRAWINGS[fitting.what](penOf(fitting, sheet))
}

const DRAWINGS: Record<FurnitureName, (pen: Pen) => Shape[]> = {
  bed: ({ rect, along, out }) => [
    rect(0, 0, along, out, LINEN, 0.3),
    rect(0.35, 0.35, along / 2 - 0.6, 1.3, LINEN, 0.3),
    rect(along / 2 + 0.25, 0.35, along / 2 - 0.6, 1.3, LINEN, 0.3),
    rect(0, 2.2, along, out - 2.2, WOOL, 0.3),
  ],
  twin: ({ rect, along, out }) => [
    rect(0, 0, along, out, LINEN, 0.3),
    rect(0.5, 0.35, along - 1, 1.3, LINEN, 0.3),
    rect(0, 2.2, along, out - 2.2, WOOL, 0.3),
  ],
  sofa: ({ rect, along, out }) => [
    rect(0, 0, along, out, CLAY, 0.4),
    rect(0.6, 0.8, along / 2 - 0.6, out - 0.9, CLAY, 0.3),
    rect(along / 2, 0.8, along / 2 - 0.6, out - 0.9, CLAY, 0.3),
  ],
  armchair: ({ rect, along, out }) => [
    rect(0, 0, along, out, WOOL, 0.5),
    rect(0.5, 0.7, along - 1, out - 0.8, WOOL, 0.3),
  ],
  table: ({ rect, dot, along, out }) => [
    rect(along / 2 - 0.6, 0, 1.2, 1, LINEN, 0.3),
    rect(along / 2 - 0.6, out - 1, 1.2, 1, LINEN, 0.3),
    rect(0, out / 2 - 0.6, 1, 1.2, LINEN, 0.3),
    rect(along - 1, out / 2 - 0.6, 1, 1.2, LINEN, 0.3),
    dot(along / 2, out / 2, 1.5),
  ],
  desk: ({ rect, dot, along }) => [dot(along / 2, 2.6, 0.75, WOOL), rect(0, 0, along, 1.9)],
  dresser: ({ rect, stroke, along, out }) => [rect(0, 0, along, out), stroke(along / 2, 0, along / 2, out)],
  counter: ({ rect, dot, along, out }) => [
    rect(0, 0, along, out),
    rect(0, 0, 2.4, out, STEEL),
    rect(along / 2 - 0.9, 0.4, 1.8, 1.2, STEEL, 0.3),
    ...[along - 1.7, along - 0.8].flatMap((u) => [dot(u, 0.55, 0.32), dot(u, 1.45, 0.32)]),
  ],
  counterette: ({ rect, dot, along, out }) => [
    rect(0, 0, along, out),
    rect(0, 0, 1.9, out, STEEL),
    rect(2.3, 0.4, 1.5, 1.2, STEEL, 0.3),
    dot(along - 0.8, 0.55, 0.32),
    dot(along - 0.8, 1.45, 0.32),
  ],
  shower: ({ rect, dot, stroke, along, out }) => [
    rect(0, 0, along, out),
    stroke(0, 0, along, out),
    stroke(0, out, along, 0),
    dot(along / 2, out / 2, 0.3),
  ],
  toilet: ({ rect, oval, along, out }) => [
    oval(along / 2, 0.5 + (out - 0.5) / 2, along * 0.84, out - 0.5),
    rect(0, 0, along, 0.75, LINEN, 0.15),
  ],
  sink: ({ rect, oval, along, out }) => [
    rect(0, 0, along, out, LINEN, 0.3),
    oval(along / 2, out / 2 + 0.1, along * 0.7, out * 0.6),
  ],
  washer: ({ rect, dot, along, out }) => [rect(0, 0, along, out), dot(along / 2, out / 2, 0.75)],
  rail: ({ stroke, along, out }) => [
    stroke(0, out / 2, along, out / 2),
    ...Array.from({ length: Math.max(2, Math.floor(along / 0.7)) }, (_, at) =>
      stroke(0.35 + at * 0.7, out * 0.2, 0.35 + at * 0.7, out * 0.8),
    ).slice(0, Math.floor(along / 0.7)),
  ],
  seat: ({ rect, along, out }) => [rect(0, 0, along, out, LINEN, 0.5), rect(0, 0, along, 0.5, LINEN, 0.2)],
}

function penOf({ wall, x, y, width, depth }: Fitting, { box: place, scale }: Sheet): Pen {
  const isAcross = wall === 'top' || wall === 'bottom'
  const [along, out] = isAcross ? [width, depth] : [depth, width]
  const paint = { stroke: LINE, 'stroke-width': 1.6 }

  function area(u: number, v: number, alongWall: number, outward: number) {
    const from = wall === 'bottom' ? depth - v - outward : wall === 'right' ? width - v - outward : v
    const [left, top, w, d] = isAcross ? [u, from, alongWall, outward] : [from, u, outward, alongWall]
    return place({ x: x + left, y: y + top, width: w, depth: d })
  }

  return {
    along,
    out,
    rect: (u, v, alongWall, outward, fill = LINEN, round = 0.1) =>
      box(area(u, v, alongWall, outward), fill, { rx: round * scale, ...paint }),
    dot: (u, v, radius, fill = LINEN) => {
      const at = area(u, v, 0, 0)
      return { tag: 'circle', attributes: { cx: at.x, cy: at.y, r: radius * scale, fill, ...paint } }
    },
    oval: (u, v, alongWall, outward) => {
      const {
        x: left,
        y: top,
        width: w,
        height: h,
      } = area(u - alongWall / 2, v - outward / 2, alongWall, outward)
      const center = { cx: left + w / 2, cy: top + h / 2, rx: w / 2, ry: h / 2 }
      return { tag: 'ellipse', attributes: { ...center, fill: LINEN, ...paint } }
    },
    stroke: (u, v, toU, toV) => {
      const [from, to] = [area(u, v, 0, 0), area(toU, toV, 0, 0)]
      return line(`M${numbers(from.x, from.y)}l${numbers(to.x - from.x, to.y - from.y)}`, LINE, 1.6)
    },
  }
}

const numbers = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ')
