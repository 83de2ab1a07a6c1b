import type { Opening, Room, Wall } from '@/lib/site/floor-plans/layout'

type Place = [x: number, y: number, width: number, depth: number]

/** A room of a demo plan, in feet. */
export function room(
  kind: Room['kind'],
  [x, y, width, depth]: Place,
  openings: Opening[] = [],
  name?: string,
): Room {
  return { kind, name: name ?? null, x, y, width, depth, openings }
}

/** A door that by default swings inward at the wall's left or top end. */
export function door(wall: Wall, at: number, width = 2.75, swing: Opening['swing'] = 'in-start'): Opening {
  return { kind: 'door', wall, at, width, swing }
}

/** A door wide enough for a wheelchair. */
export function wideDoor(wall: Wall, at: number, swing: Opening['swing'] = 'in-start'): Opening {
  return door(wall, at, 3, swing)
}

export const sliding = (wall: Wall, at: number, width = 3): Opening =>
  without('sliding-door', wall, at, width)
export const gap = (wall: Wall, at: number, width = 3): Opening => without('opening', wall, at, width)
export const glass = (wall: Wall, at: number, width = 4): Opening => without('window', wall, at, width)

function without(kind: Opening['kind'], wall: Wall, at: number, width: number): Opening {
  return { kind, wall, at, width, swing: 'in-start' }
}
