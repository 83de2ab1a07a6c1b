import { describeLayout, describeRooms } from '@/lib/site/floor-plans/describe-layout'
import { drawFitting } from '@/lib/site/floor-plans/draw-fitting'
import { drawRoomLabel, drawText, sizeLabels, sizeMarks } from '@/lib/site/floor-plans/draw-labels'
import { drawOpening } from '@/lib/site/floor-plans/draw-openings'
import { drawFloors, drawWalls } from '@/lib/site/floor-plans/draw-rooms'
import { type Fitting, fittingsOf } from '@/lib/site/floor-plans/fittings'
import type { Layout, PlanFacts, Room } from '@/lib/site/floor-plans/layout'
import { placedOpenings } from '@/lib/site/floor-plans/openings'
import { labelsOf } from '@/lib/site/floor-plans/room-labels'
import { box, COPPER, escaped, INK, PAPER, type Shape, svgOf } from '@/lib/site/floor-plans/shapes'
import { LINE_HEIGHT, SHEET_HEIGHT, SHEET_WIDTH, type Sheet } from '@/lib/site/floor-plans/sheet'
import { TURNING_FEET, turningCircle } from '@/lib/site/floor-plans/turning-circle'

const FONTS = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,sans-serif"

/** SVG of at least one room, to scale. Text stays 12 CSS pixels high at the narrowest display size. */
export function drawFloorPlan(layout: Layout, facts: PlanFacts): string {
  const { labels, legend, sheet } = labelsOf(layout)
  const openings = placedOpenings(layout)
  const rooms = labels.map((label) => {
    const fittings = fittingsOf(label.room, layout, facts.accessible)
    return {
      room: label.room,
      circle: circle(label.room, fittings, facts, sheet),
      ...drawRoomLabel(label, fittings, openings, sheet),
    }
  })
  const shapes = [
    box({ x: 0, y: 0, width: SHEET_WIDTH, height: SHEET_HEIGHT }, PAPER),
    ...drawFloors(layout, sheet),
    ...rooms.flatMap(({ fittings }) => fittings.flatMap((fitting) => drawFitting(fitting, sheet))),
    ...rooms.flatMap((room) => room.circle),
    ...drawWalls(layout, sheet),
    ...openings.flatMap((opening) => drawOpening(opening, sheet)),
    ...sizeMarks(layout, sheet),
  ]
  const words = [
    ...rooms.map((room) => room.words),
    ...sizeLabels(layout, sheet),
    ...legend.map((entry, at) => [
      drawText(entry, SHEET_WIDTH / 2, SHEET_HEIGHT - 12 - (legend.length - 1 - at) * LINE_HEIGHT),
    ]),
  ]
  const title = escaped(describeLayout(layout, facts))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}" width="${SHEET_WIDTH}" height="${SHEET_HEIGHT}" role="img" aria-label="${title}" fill="${INK}" font-family="${FONTS}">`,
    `<title>${title}</title><desc>${escaped(describeRooms(layout, facts))}</desc>`,
    ...shapes.map(svgOf),
    // Groups let the page set another text size where the drawing is enlarged.
    ...words.map((group) => `<g data-label="">${group.map(svgOf).join('')}</g>`),
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
