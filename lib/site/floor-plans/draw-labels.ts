import { boundsOf, kindOf, type Layout } from '@/lib/site/floor-plans/layout'
import { feet, type RoomLabel } from '@/lib/site/floor-plans/room-labels'
import { box, EVERGREEN, INK_SOFT, line, PAPER, rounded, type Shape } from '@/lib/site/floor-plans/shapes'
import { CAPITAL_HEIGHT, FONT_SIZE, LINE_HEIGHT, type Sheet, textWidth } from '@/lib/site/floor-plans/sheet'

/** From the baseline to the middle of the letters. */
const HALF_HEIGHT = FONT_SIZE * 0.34

const SIZE_OFFSET = 21

/** The lines of a room's label; none where nothing fits. */
export function drawRoomLabel({ room, lines, place }: RoomLabel): Shape[] {
  if (!place) return []
  return lines.map((words, at) =>
    drawText(words, place.x + place.width / 2, place.y + at * LINE_HEIGHT + CAPITAL_HEIGHT, {
      ...(kindOf(room).pattern && halo(kindOf(room).floor, 5)),
      ...(words.includes(' × ') && { fill: INK_SOFT }),
    }),
  )
}

/** Dimension lines outside the walls. */
export function sizeMarks(layout: Layout, sheet: Sheet): Shape[] {
  const { x, y, width, height } = sheet.box(boundsOf(layout))
  const [above, beside] = [y - SIZE_OFFSET, x - SIZE_OFFSET]
  const ends = `M${at(x, above - 6)}v12M${at(x + width, above - 6)}v12M${at(beside - 6, y)}h12M${at(beside - 6, y + height)}h12`
  return [
    line(`${ends}M${at(x, above)}h${rounded(width)}M${at(beside, y)}v${rounded(height)}`, EVERGREEN, 1.4),
  ]
}

/** Text on the dimension lines. */
export function sizeLabels(layout: Layout, sheet: Sheet): Shape[][] {
  const bounds = boundsOf(layout)
  const { x, y, width, height } = sheet.box(bounds)
  const [wide, deep] = [`${feet(bounds.width)} ft`, `${feet(bounds.depth)} ft`]
  const [above, beside] = [y - SIZE_OFFSET, x - SIZE_OFFSET]
  const [center, middle] = [x + width / 2, y + height / 2]
  return [
    [gap(center, above, textWidth(wide), FONT_SIZE), drawText(wide, center, above + HALF_HEIGHT)],
    [
      gap(beside, middle, FONT_SIZE, textWidth(deep)),
      drawText(deep, beside + HALF_HEIGHT, middle, {
        transform: `rotate(-90 ${at(beside + HALF_HEIGHT, middle)})`,
      }),
    ],
  ]
}

/** Clears the dimension line behind its text. */
function gap(x: number, y: number, width: number, height: number): Shape {
  return box({ x: x - width / 2 - 4, y: y - height / 2 - 4, width: width + 8, height: height + 8 }, PAPER)
}

/** A centered line of text. `textLength` keeps its computed width in any font. */
export function drawText(words: string, x: number, y: number, more: Shape['attributes'] = {}): Shape {
  const set = { 'font-size': FONT_SIZE, 'text-anchor': 'middle' }
  const width = { textLength: textWidth(words), lengthAdjust: 'spacingAndGlyphs' }
  return { tag: 'text', words, attributes: { x, y, ...set, ...(words.length > 3 && width), ...more } }
}

function halo(color: string, width: number) {
  return { stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
}

const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`
