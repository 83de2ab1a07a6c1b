import { kindOf, ROOM_KINDS, type RoomKindName } from '@/lib/site/floor-plans/room-kinds'

export const WALLS = ['top', 'right', 'bottom', 'left'] as const
export type Wall = (typeof WALLS)[number]

export const OPENING_KINDS = ['door', 'sliding-door', 'opening', 'window'] as const

/** Where a door turns to: into its room or out of it, about the wall's left or top end or about the other one. */
export const SWINGS = ['in-start', 'in-end', 'out-start', 'out-end'] as const

/** A hole in a wall of its room, in feet from the wall's left or top end. */
export type Opening = {
  kind: (typeof OPENING_KINDS)[number]
  wall: Wall
  at: number
  width: number
  swing: (typeof SWINGS)[number]
}

/** Feet from the top left corner of the drawing. */
export type Rect = { x: number; y: number; width: number; depth: number }

export type Room = Rect & { kind: RoomKindName; name: string | null; openings: Opening[] }

/** The rooms of one plan. */
export type Layout = Room[]

/** What a plan says of itself beside its drawing. */
export type PlanFacts = {
  bedrooms: number
  bathrooms: number
  squareFeet: number | null
  accessible: boolean
}

/** What a room is called. */
export function roomName({ name, kind }: Pick<Room, 'name' | 'kind'>): string {
  return name || ROOM_KINDS[kind].label
}

/** The smallest rectangle around all of them. */
export function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.depth))
  return { x, y, width: right - x, depth: bottom - y }
}

/** Square feet under the roof: balconies and terraces are not counted. */
export function indoorArea(layout: Layout): number {
  const indoors = layout.filter((room) => !kindOf(room).isOutdoors)
  return indoors.reduce((sum, { width, depth }) => sum + width * depth, 0)
}

/** Less than the thickness of a wall. */
const HAIR = 0.05

/** Whether two rectangles cover some of the same floor; `gap` keeps them that far apart. */
export function overlap(a: Rect, b: Rect, gap = 0): boolean {
  return sharedLength(a, b, 'x') > HAIR - gap && sharedLength(a, b, 'y') > HAIR - gap
}

/** How much floor two rectangles both cover, in square feet. */
export function sharedArea(a: Rect, b: Rect): number {
  return Math.max(0, sharedLength(a, b, 'x')) * Math.max(0, sharedLength(a, b, 'y'))
}

/** Whether two rooms have a piece of wall in common. */
export function shareWall(a: Rect, b: Rect): boolean {
  const [across, down] = [sharedLength(a, b, 'x'), sharedLength(a, b, 'y')]
  return (Math.abs(across) <= HAIR && down > HAIR) || (Math.abs(down) <= HAIR && across > HAIR)
}

/** How far two rectangles lie beside each other along an axis; negative is the gap between them. */
function sharedLength(a: Rect, b: Rect, axis: 'x' | 'y'): number {
  const size = axis === 'x' ? 'width' : 'depth'
  return Math.min(a[axis] + a[size], b[axis] + b[size]) - Math.max(a[axis], b[axis])
}
