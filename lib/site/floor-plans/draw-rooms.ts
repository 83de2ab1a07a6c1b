import type { Layout, Room } from '@/lib/site/floor-plans/layout'
import { kindOf } from '@/lib/site/floor-plans/room-kinds'
import { box, INK, INK_SOFT, line, rounded, type Shape } from '@/lib/site/floor-plans/shapes'
import { type Sheet, WALL } from '@/lib/site/floor-plans/sheet'

/** Floors of all rooms on top of the outer walls. */
export function drawFloors(layout: Layout, sheet: Sheet): Shape[] {
  const indoors = layout.filter((room) => !kindOf(room).isOutdoors)
  return [
    // Half of the stroke stays visible, which makes outer walls thicker.
    ...indoors.map((room) => box(sheet.box(room), INK, { stroke: INK, 'stroke-width': WALL * 1.7 })),
    ...layout.flatMap((room) => [box(sheet.box(room), kindOf(room).floor), ...pattern(room, sheet)]),
  ]
}

export function drawWalls(layout: Layout, sheet: Sheet): Shape[] {
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
