import { drawFitting } from '@/lib/site/floor-plans/draw-fitting'
import { drawRoomLabel, drawText, sizeLabels, sizeMarks } from '@/lib/site/floor-plans/draw-labels'
import type { Fitting } from '@/lib/site/floor-plans/fittings'
import {
  kindOf,
  type Layout,
  type PlacedOpening,
  type PlanFacts,
  placedOpenings,
  type Room,
  roomName,
} from '@/lib/site/floor-plans/layout'
import { feet, labelsOf } from '@/lib/site/floor-plans/room-labels'
import {
  box,
  COPPER,
  escaped,
  INK,
  INK_SOFT,
  line,
  PAPER,
  rounded,
  type Shape,
  SKY,
  svgOf,
} from '@/lib/site/floor-plans/shapes'
import { LINE_HEIGHT, SHEET_HEIGHT, SHEET_WIDTH, type Sheet, WALL } from '@/lib/site/floor-plans/sheet'
import { TURNING_FEET, turningCircle } from '@/lib/site/floor-plans/turning-circle'

const FONTS = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,sans-serif"

/**
 * SVG of at least one room, to scale. Text stays 12 CSS pixels high at the narrowest display size.
 * @param letter turns a text into what is written for it, such as outlines
 */
export function drawFloorPlan(
  layout: Layout,
  facts: PlanFacts,
  letter: (text: Shape) => Shape = (text) => text,
): string {
  const { labels, legend, sheet } = labelsOf(layout, facts)
  const openings = placedOpenings(layout)
  const shapes = [
    box({ x: 0, y: 0, width: SHEET_WIDTH, height: SHEET_HEIGHT }, PAPER),
    ...drawFloors(layout, sheet),
    ...labels.flatMap(({ fittings }) => fittings.flatMap((fitting) => drawFitting(fitting, sheet))),
    ...labels.flatMap(({ room, fittings }) => circle(room, fittings, facts, sheet)),
    ...drawWalls(layout, sheet),
    ...openings.flatMap((opening) => drawOpening(opening, sheet)),
    ...sizeMarks(layout, sheet),
  ]
  const words = [
    ...labels.map(drawRoomLabel),
    ...sizeLabels(layout, sheet),
    ...legend.map((entry, at) => [
      drawText(entry, SHEET_WIDTH / 2, SHEET_HEIGHT - 12 - (legend.length - 1 - at) * LINE_HEIGHT),
    ]),
  ].filter((group) => group.length > 0)
  const title = escaped(describeLayout(layout, facts))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" role="img" aria-label="${title}" fill="${INK}" font-family="${FONTS}">`,
    `<title>${title}</title><desc>${escaped(describeRooms(layout, facts))}</desc>`,
    ...shapes.map(svgOf),
    // Groups let the page set another text size where the drawing is enlarged.
    ...words.map(
      (group) =>
        `<g data-label="">${group.map((shape) => svgOf(shape.tag === 'text' ? letter(shape) : shape)).join('')}</g>`,
    ),
    '</svg>',
  ].join('')
}

function circle(room: Room, fittings: Fitting[], { accessible }: PlanFacts, sheet: Sheet): Shape[] {
  const center = accessible && room.kind === 'bath' ? turningCircle(room, fittings) : null
  if (!center) return []
  const { x, y } = sheet.box({ ...center, width: 0, depth: 0 })
  const r = (TURNING_FEET / 2) * sheet.scale
  const paint = { fill: 'none', stroke: COPPER, 'stroke-width': 2.4, 'stroke-dasharray': '8 6' }
  return [{ tag: 'circle', attributes: { cx: x, cy: y, r, ...paint } }]
}

/** A door with its swing, a sliding door, a gap in the wall or a window. */
function drawOpening(opening: PlacedOpening, sheet: Sheet): Shape[] {
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

/** Floors of all rooms on top of the outer walls. */
function drawFloors(layout: Layout, sheet: Sheet): Shape[] {
  const indoors = layout.filter((room) => !kindOf(room).isOutdoors)
  return [
    // Half of the stroke stays visible, which makes outer walls thicker.
    ...indoors.map((room) => box(sheet.box(room), INK, { stroke: INK, 'stroke-width': WALL * 1.7 })),
    ...layout.flatMap((room) => [box(sheet.box(room), kindOf(room).floor), ...pattern(room, sheet)]),
  ]
}

function drawWalls(layout: Layout, sheet: Sheet): Shape[] {
  return layout.map((room) =>
    kindOf(room).isOutdoors
      ? box(sheet.box(room), 'none', { stroke: INK_SOFT, 'stroke-width': 2, 'stroke-dasharray': '7 5' })
      : box(sheet.box(room), 'none', { stroke: INK, 'stroke-width': WALL * 0.7 }),
  )
}

/** One-foot tiles or nine-inch boards. */
function pattern(room: Room, sheet: Sheet): Shape[] {
  const { pattern: kind } = kindOf(room)
  if (!kind) return []
  const { x, y, width, height } = sheet.box(room)
  const isTiled = kind === 'tiles'
  const step = sheet.scale * (isTiled ? 1 : 0.75)
  const across = steps(height, step).map((down) => `M${rounded(x)} ${rounded(y + down)}h${rounded(width)}`)
  const down = steps(width, step).map((right) => `M${rounded(x + right)} ${rounded(y)}v${rounded(height)}`)
  const lines = isTiled ? [...across, ...down] : across
  return lines.length > 0 ? [line(lines.join(''), isTiled ? '#cddcd8' : '#c3d0bb', 1)] : []
}

function steps(length: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, at) => (at + 1) * step)
}

/** 'Studio, 430 square feet: main room 16 by 18 feet, kitchenette, bath.' */
export function describeLayout(layout: Layout, facts: PlanFacts): string {
  return `${headOf(facts)}: ${layout.map((room) => (kindOf(room).isMeasured ? sized(room) : plain(room))).join(', ')}.`
}

/** Long description with the size of every room and the width of accessible doors. */
export function describeRooms(layout: Layout, facts: PlanFacts): string {
  const doors = facts.accessible
    ? ' Doors at least 3 feet wide, and a bath with room to turn a wheelchair.'
    : ''
  return `${headOf(facts)}: ${layout.map(sized).join(', ')}.${doors}`
}

function headOf({ bedrooms, squareFeet }: PlanFacts): string {
  const size = squareFeet ? `, ${squareFeet.toLocaleString('en-US')} square feet` : ''
  return `${bedrooms === 0 ? 'Studio' : `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}`}${size}`
}

const plain = (room: Room) => roomName(room).toLowerCase()

const sized = (room: Room) => `${plain(room)} ${feet(room.width)} by ${feet(room.depth)} feet`
