import type { PlacedOpening } from '@/lib/site/floor-plans/openings'
import { kindOf } from '@/lib/site/floor-plans/room-kinds'
import { box, INK, line, PAPER, type Shape, SKY } from '@/lib/site/floor-plans/shapes'
import { type Sheet, WALL } from '@/lib/site/floor-plans/sheet'

/** A door with its swing, a sliding door, a gap in the wall or a window. */
export function drawOpening(opening: PlacedOpening, sheet: Sheet): Shape[] {
  const { x, y, isAcross, width, kind, room } = opening
  const length = width * sheet.scale
  const from = sheet.box({ x, y, width: 0, depth: 0 })
  const band = (thick: number, along = length) =>
    isAcross
      ? { x: from.x, y: from.y - thick / 2, width: along, height: thick }
      : { x: from.x - thick / 2, y: from.y, width: thick, height: along }
  if (kind === 'window') return [box(band(WALL + 1), SKY, { stroke: INK, 'stroke-width': 1.6 })]
  const gap = box(band(WALL + 3), kindOf(room).isOutdoors ? PAPER : kindOf(room).floor)
  if (kind === 'opening') return [gap]
  if (kind === 'sliding-door') return [gap, ...slidingDoor(opening, from, length)]
  return [gap, ...swingingDoor(opening, from, length)]
}

type Point = { x: number; y: number }

function slidingDoor({ isAcross }: PlacedOpening, from: Point, length: number): Shape[] {
  const leaf = (start: number, aside: number) =>
    isAcross
      ? { x: from.x + start, y: from.y + aside - 1.6, width: length * 0.55, height: 3.2 }
      : { x: from.x + aside - 1.6, y: from.y + start, width: 3.2, height: length * 0.55 }
  const paint = { stroke: INK, 'stroke-width': 1 }
  return [box(leaf(0, -1.7), SKY, paint), box(leaf(length * 0.45, 1.7), SKY, paint)]
}

function swingingDoor({ wall, swing, isAcross }: PlacedOpening, from: Point, length: number): Shape[] {
  const isIn = swing.startsWith('in')
  const isStart = swing.endsWith('start')
  // Inward is down from a top wall and right from a left one.
  const inward = wall === 'top' || wall === 'left' ? 1 : -1
  const out = (isIn ? inward : -inward) * length
  const back = isStart ? length : -length
  const hinge = {
    x: from.x + (isAcross && !isStart ? length : 0),
    y: from.y + (!isAcross && !isStart ? length : 0),
  }
  const tip = isAcross ? { x: hinge.x, y: hinge.y + out } : { x: hinge.x + out, y: hinge.y }
  const end = isAcross ? { x: hinge.x + back, y: hinge.y } : { x: hinge.x, y: hinge.y + back }
  const turn = (tip.x - hinge.x) * (end.y - hinge.y) - (tip.y - hinge.y) * (end.x - hinge.x) > 0 ? 1 : 0
  const leaf = isAcross ? `v${n(out)}` : `h${n(out)}`
  const radius = n(length)
  return [
    line(`M${n(tip.x)} ${n(tip.y)}A${radius} ${radius} 0 0 ${turn} ${n(end.x)} ${n(end.y)}`, INK, 1.2),
    line(`M${n(hinge.x)} ${n(hinge.y)}${leaf}`, INK, 3),
  ]
}

const n = (value: number) => Math.round(value * 10) / 10
