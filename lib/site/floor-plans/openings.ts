import {
  type Layout,
  type Opening,
  overlap,
  type Rect,
  type Room,
  type Wall,
} from '@/lib/site/floor-plans/layout'

/** An opening where it lies in the drawing: a piece of a line, in feet. */
export type PlacedOpening = Opening & { x: number; y: number; isAcross: boolean; room: Room }

/** How long a wall of a room is. */
export function wallLength(room: Rect, wall: Wall): number {
  return wall === 'top' || wall === 'bottom' ? room.width : room.depth
}

/** Every opening of a layout in its place. */
export function placedOpenings(layout: Layout): PlacedOpening[] {
  return layout.flatMap((room) => room.openings.map((opening) => placed(room, opening)))
}

function placed(room: Room, opening: Opening): PlacedOpening {
  const isAcross = opening.wall === 'top' || opening.wall === 'bottom'
  const x = isAcross ? room.x + opening.at : room.x + (opening.wall === 'right' ? room.width : 0)
  const y = isAcross ? room.y + (opening.wall === 'bottom' ? room.depth : 0) : room.y + opening.at
  return { ...opening, x, y, isAcross, room }
}

/** Those that lead into a room or lie in its walls, whichever room they were entered with. */
export function openingsOf(room: Room, all: readonly PlacedOpening[]): PlacedOpening[] {
  return all.filter((opening) => opening.room === room || overlap(reach(opening, 0.2), room))
}

/** The floor on both sides of an opening, so deep. */
export function reach({ x, y, isAcross, width }: PlacedOpening, depth: number): Rect {
  return isAcross
    ? { x, y: y - depth, width, depth: 2 * depth }
    : { x: x - depth, y, width: 2 * depth, depth: width }
}

/** The floor that a person, and the door as it turns, need on both sides of it. */
export function doorway(opening: PlacedOpening): Rect {
  return reach(opening, opening.kind === 'door' ? opening.width : 2.5)
}
