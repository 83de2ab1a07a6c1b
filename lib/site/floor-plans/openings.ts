import {
  type Layout,
  type Opening,
  overlap,
  type Rect,
  type Room,
  type Wall,
} from '@/lib/site/floor-plans/layout'

/** An opening in drawing coordinates, in feet. */
export type PlacedOpening = Opening & { x: number; y: number; isAcross: boolean; room: Room }

export function wallLength(room: Rect, wall: Wall): number {
  return wall === 'top' || wall === 'bottom' ? room.width : room.depth
}

export function placedOpenings(layout: Layout): PlacedOpening[] {
  return layout.flatMap((room) => room.openings.map((opening) => placed(room, opening)))
}

function placed(room: Room, opening: Opening): PlacedOpening {
  const isAcross = opening.wall === 'top' || opening.wall === 'bottom'
  const x = isAcross ? room.x + opening.at : room.x + (opening.wall === 'right' ? room.width : 0)
  const y = isAcross ? room.y + (opening.wall === 'bottom' ? room.depth : 0) : room.y + opening.at
  return { ...opening, x, y, isAcross, room }
}

/** Openings into a room or in its walls, including those stored with a neighboring room. */
export function openingsOf(room: Room, all: readonly PlacedOpening[]): PlacedOpening[] {
  return all.filter((opening) => opening.room === room || overlap(reach(opening, 0.2), room))
}

/** The floor on both sides of an opening, `depth` feet deep. */
function reach({ x, y, isAcross, width }: PlacedOpening, depth: number): Rect {
  return isAcross
    ? { x, y: y - depth, width, depth: 2 * depth }
    : { x: x - depth, y, width: 2 * depth, depth: width }
}

/** The floor to keep clear for a person and the swing of the door. */
export function doorway(opening: PlacedOpening): Rect {
  return reach(opening, opening.kind === 'door' ? opening.width : 2.5)
}
