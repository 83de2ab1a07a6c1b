import { kindOf, type Layout, type Rect, type Room, roomName } from '@/lib/site/floor-plans/layout'
import { LINE_HEIGHT, SHEET_WIDTH, type Sheet, sheetOf, textWidth } from '@/lib/site/floor-plans/sheet'

/** Lines of text, or a number that the legend explains. */
export type RoomLabel = { room: Room; lines: string[]; legend: string | null }

/** Margin around a label. */
const INSET = 7

/** '16 × 18' in feet. */
function sizeOf({ width, depth }: Pick<Room, 'width' | 'depth'>): string {
  return `${feet(width)} × ${feet(depth)}`
}

/** 12.25 → '12′3″'. */
export function feet(length: number): string {
  const whole = Math.floor(length + 1e-6)
  const inches = Math.round((length - whole) * 12)
  return inches === 0 ? `${whole}` : inches === 12 ? `${whole + 1}` : `${whole}′${inches}″`
}

/** Labels readable on a phone: name, size if it fits, or legend number; and the sheet left for the rooms. */
export function labelsOf(layout: Layout): { labels: RoomLabel[]; legend: string[]; sheet: Sheet } {
  let lines = 0
  for (;;) {
    const sheet = sheetOf(layout, lines)
    let number = 0
    const labels = layout.map((room): RoomLabel => {
      const fitting = labelVariants(room).find((words) => fits(words, room, sheet))
      if (fitting) return { room, lines: fitting, legend: null }
      number += 1
      return { room, lines: [`${number}`], legend: `${number} ${roomName(room)}` }
    })
    const legend = wrapped(labels.flatMap((label) => label.legend ?? []))
    // A legend shrinks the drawing, which may make the legend longer.
    if (legend.length <= lines) return { labels, legend, sheet }
    lines = legend.length
  }
}

/** From longest to shortest. */
function labelVariants(room: Room): string[][] {
  const name = roomName(room)
  const [first = name, ...rest] = name.split(' ')
  const shapes = rest.length > 0 ? [[name], [first, rest.join(' ')]] : [[name]]
  const sized = kindOf(room).isMeasured ? shapes.map((lines) => [...lines, sizeOf(room)]) : []
  return [...sized, ...shapes]
}

/** Size of a label on the sheet. */
export function areaOf(lines: readonly string[]): { width: number; height: number } {
  return { width: Math.max(...lines.map(textWidth)), height: lines.length * LINE_HEIGHT }
}

function fits(lines: string[], room: Room, sheet: Sheet): boolean {
  const { width, height } = areaOf(lines)
  const space = sheet.box(room)
  return width <= space.width - INSET && height <= space.height - INSET
}

function wrapped(entries: string[]): string[] {
  const lines: string[] = []
  for (const entry of entries) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${entry}` : entry
    if (lines.length > 0 && textWidth(longer) <= SHEET_WIDTH - 2 * INSET) lines[lines.length - 1] = longer
    else lines.push(entry)
  }
  return lines
}

/** Center of the label where it covers the least furniture, as close to the middle as possible. */
export function placeOfLabel({ room, lines }: RoomLabel, taken: readonly Rect[], sheet: Sheet) {
  const { width, height } = areaOf(lines)
  const space = sheet.box(room)
  const pieces = taken.map((rect) => sheet.box(rect))
  const slackX = Math.max(0, space.width - INSET - width)
  const slackY = Math.max(0, space.height - INSET - height)
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY }
  for (let across = 0; across <= STEPS; across += 1) {
    for (let down = 0; down <= STEPS; down += 1) {
      const left = space.x + (space.width - width - slackX) / 2 + (slackX * across) / STEPS
      const top = space.y + (space.height - height - slackY) / 2 + (slackY * down) / STEPS
      const covered = pieces.reduce((sum, piece) => {
        const w = Math.min(left + width, piece.x + piece.width) - Math.max(left, piece.x)
        const h = Math.min(top + height, piece.y + piece.height) - Math.max(top, piece.y)
        return w > 0 && h > 0 ? sum + w * h : sum
      }, 0)
      const [x, y] = [left + width / 2, top + height / 2]
      const away = Math.hypot(x - space.x - space.width / 2, y - space.y - space.height / 2)
      const cost = covered + away * 2
      if (cost < best.cost) best = { x, y, cost }
    }
  }
  return { x: best.x, y: best.y }
}

const STEPS = 12
