import { type Fitting, fittingsOf } from '@/lib/site/floor-plans/fittings'
import { mayHideForLabel } from '@/lib/site/floor-plans/furniture'
import {
  kindOf,
  type Layout,
  overlap,
  type PlanFacts,
  placedOpenings,
  type Rect,
  type Room,
  roomName,
  swingOf,
} from '@/lib/site/floor-plans/layout'
import {
  LETTER_HEIGHT,
  LINE_HEIGHT,
  SHEET_WIDTH,
  type Sheet,
  sheetOf,
  textWidth,
} from '@/lib/site/floor-plans/sheet'

type Box = { x: number; y: number; width: number; height: number }

/** A room as drawn: text or a number that the legend explains, its place, and the furniture left. */
export type RoomLabel = {
  room: Room
  lines: string[]
  /** On the sheet; null where not even a number fits. */
  place: Box | null
  legend: string | null
  fittings: Fitting[]
}

/** From a label to the walls, both sides together. */
const INSET = 10

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

/** Labels readable on a phone, clear of walls, fixtures and doors, and the sheet that the legend leaves. */
export function labelsOf(
  layout: Layout,
  facts: Pick<PlanFacts, 'accessible'>,
): { labels: RoomLabel[]; legend: string[]; sheet: Sheet } {
  const swings = placedOpenings(layout).flatMap((opening) => swingOf(opening) ?? [])
  const furnished = layout.map((room) => ({
    room,
    fittings: fittingsOf(room, layout, facts.accessible),
    swings: swings.filter((swing) => overlap(swing, room)),
  }))
  let lines = 0
  for (;;) {
    const sheet = sheetOf(layout, lines)
    let number = 0
    const labels = furnished.map((furnishing): RoomLabel => {
      const { room } = furnishing
      const named = firstPlace(labelVariants(room), furnishing, sheet)
      if (named) return { room, legend: null, ...named }
      const digits = String(number + 1)
      const numbered = firstPlace([[digits]], furnishing, sheet) ?? numberAnywhere(digits, furnishing, sheet)
      if (!numbered)
        return { room, lines: [], place: null, legend: roomName(room), fittings: furnishing.fittings }
      number += 1
      return { room, legend: `${digits} ${roomName(room)}`, ...numbered }
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
function areaOf(lines: readonly string[]): { width: number; height: number } {
  return {
    width: Math.max(...lines.map(textWidth)),
    height: (lines.length - 1) * LINE_HEIGHT + LETTER_HEIGHT,
  }
}

type Furnishing = { room: Room; fittings: Fitting[]; swings: Rect[] }
type Placed = Pick<RoomLabel, 'lines' | 'place' | 'fittings'>

/** The longest label that fits; a piece that a plan can do without gives way to it. */
function firstPlace(variants: string[][], furnishing: Furnishing, sheet: Sheet): Placed | null {
  const { room, fittings, swings } = furnishing
  const kept = fittings.filter(({ what }) => !mayHideForLabel(what))
  for (const lines of variants) {
    for (const taken of [fittings, kept]) {
      const place = freePlace(lines, room, [...taken, ...swings], sheet)
      if (place) return { lines, place, fittings: clearOf(place, fittings, sheet) }
    }
  }
  return null
}

/** In a very small room the number comes before doors and furniture. */
function numberAnywhere(digits: string, { room, fittings }: Furnishing, sheet: Sheet): Placed | null {
  const lines = [digits]
  const place = freePlace(lines, room, fittings, sheet) ?? freePlace(lines, room, [], sheet)
  return place && { lines, place, fittings: clearOf(place, fittings, sheet) }
}

function clearOf(place: Box, fittings: Fitting[], sheet: Sheet): Fitting[] {
  return fittings.filter((fitting) => !collide(place, sheet.box(fitting)))
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

/** The free place closest to the middle of the room. */
function freePlace(lines: readonly string[], room: Room, taken: readonly Rect[], sheet: Sheet): Box | null {
  const { width, height } = areaOf(lines)
  const space = sheet.box(room)
  const slackX = space.width - INSET - width
  const slackY = space.height - INSET - height
  if (slackX < 0 || slackY < 0) return null
  const pieces = taken.map((rect) => sheet.box(rect))
  let best: (Box & { away: number }) | null = null
  for (let across = 0; across <= STEPS; across += 1) {
    for (let down = 0; down <= STEPS; down += 1) {
      const x = space.x + INSET / 2 + (slackX * across) / STEPS
      const y = space.y + INSET / 2 + (slackY * down) / STEPS
      const away = Math.hypot(across / STEPS - 0.5, down / STEPS - 0.5)
      const place = { x, y, width, height }
      if (best && best.away <= away) continue
      if (pieces.every((piece) => !collide(place, piece))) best = { ...place, away }
    }
  }
  return best && { x: best.x, y: best.y, width, height }
}

const STEPS = 24

/** True when two boxes overlap, or nearly touch: lines are drawn on both sides of an edge. */
function collide(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + GAP &&
    b.x < a.x + a.width + GAP &&
    a.y < b.y + b.height + GAP &&
    b.y < a.y + a.height + GAP
  )
}

const GAP = 2
