import {
  type Furniture,
  type FurnitureName,
  furnitureOf,
  isEssential,
} from '@/lib/site/floor-plans/furniture'
import {
  doorway,
  type Layout,
  openingsOf,
  overlap,
  type PlacedOpening,
  placedOpenings,
  type Rect,
  type Room,
  sharedArea,
  WALLS,
  type Wall,
  wallLength,
} from '@/lib/site/floor-plans/layout'
import { turningCircle } from '@/lib/site/floor-plans/turning-circle'

export type Fitting = Rect & { what: FurnitureName; wall: Wall }

/** Between a piece and the wall, and between two pieces. */
const GAP = 0.2

const STEP = 0.5

/** Places furniture along walls, clear of doors. `mustTurn` tries to keep a turning circle in a bath. */
export function fittingsOf(room: Room, layout: Layout, mustTurn: boolean): Fitting[] {
  const openings = openingsOf(room, placedOpenings(layout))
  const doors = openings.filter(({ kind }) => kind !== 'window').map(doorway)
  const furniture = furnitureOf(room)
  if (!mustTurn || room.kind !== 'bath') return placeInOrder(room, furniture, openings, doors)
  return placeAroundCircle(room, furniture, openings, doors) ?? placeInOrder(room, furniture, openings, doors)
}

/** Greedy: each piece takes the best place left. */
function placeInOrder(
  room: Room,
  furniture: Furniture[],
  openings: PlacedOpening[],
  doors: Rect[],
): Fitting[] {
  const found: Fitting[] = []
  for (const piece of furniture) {
    const places = placesOf(room, piece, openings)
    const isFree = (place: Fitting) => found.every((other) => !overlap(place, other, GAP))
    const clear = places.find((place) => isFree(place) && doors.every((door) => !overlap(place, door)))
    // In a small bath the door may swing over fixtures, which are still drawn.
    const best = clear ?? (isEssential(piece) ? leastObstructing(doors, places.filter(isFree)) : undefined)
    if (best) found.push(best)
  }
  return found
}

function leastObstructing(doors: Rect[], places: Fitting[]): Fitting | undefined {
  const inTheWay = (place: Fitting) => doors.reduce((sum, door) => sum + sharedArea(place, door), 0)
  return places.toSorted((a, b) => inTheWay(a) - inTheWay(b))[0]
}

/** Backtracks until a turning circle stays free; null when that is impossible. */
function placeAroundCircle(
  room: Room,
  [piece, ...rest]: Furniture[],
  openings: PlacedOpening[],
  doors: Rect[],
  found: Fitting[] = [],
): Fitting[] | null {
  if (!turningCircle(room, found)) return null
  if (!piece) return found
  for (const place of placesOf(room, piece, openings)) {
    if (found.some((other) => overlap(place, other, GAP)) || doors.some((door) => overlap(place, door)))
      continue
    const all = placeAroundCircle(room, rest, openings, doors, [...found, place])
    if (all) return all
  }
  return null
}

/** All places of a piece along the walls, best first. */
function placesOf(room: Room, piece: Furniture, openings: PlacedOpening[]): Fitting[] {
  const places = WALLS.flatMap((wall) => {
    const space = wallLength(room, wall) - piece.along - 2 * GAP
    if (space < -1e-6) return []
    const steps = Math.max(1, Math.round(space / STEP))
    return Array.from({ length: steps + 1 }, (_, step) => {
      const offset = (Math.max(0, space) * step) / steps
      const place = against(room, wall, GAP + offset, piece)
      return { place, cost: costOf(place, piece, offset, space, openings) }
    })
  })
  return places
    .filter(({ place }) => isWithin(place, room))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ place }) => place)
}

function against(room: Room, wall: Wall, offset: number, { what, along, out }: Furniture): Fitting {
  const isAcross = wall === 'top' || wall === 'bottom'
  const [width, depth] = isAcross ? [along, out] : [out, along]
  const far = wall === 'right' ? room.width - width - GAP : wall === 'bottom' ? room.depth - depth - GAP : GAP
  const [x, y] = isAcross ? [room.x + offset, room.y + far] : [room.x + far, room.y + offset]
  return { what, wall, x, y, width, depth }
}

function isWithin(place: Rect, room: Rect): boolean {
  return (
    place.x >= room.x &&
    place.y >= room.y &&
    place.x + place.width <= room.x + room.width &&
    place.y + place.depth <= room.y + room.depth
  )
}

/** Prefers corners or wall centers; keeps tall pieces from windows, and tables near them. */
function costOf(
  place: Fitting,
  { what, place: liked }: Furniture,
  offset: number,
  space: number,
  openings: PlacedOpening[],
): number {
  const fromCorner = Math.min(offset, space - offset)
  const away = liked === 'corner' ? fromCorner : space / 2 - fromCorner
  const windows = openings.filter(({ kind, x, y, isAcross, width }) => {
    if (kind !== 'window') return false
    return overlap(
      place,
      isAcross ? { x, y: y - 1, width, depth: 2 } : { x: x - 1, y, width: 2, depth: width },
    )
  })
  const light = windows.length === 0 ? 0 : AT_WINDOW.has(what) ? -3 : 4
  return away + light
}

const AT_WINDOW: ReadonlySet<FurnitureName> = new Set(['table', 'desk', 'armchair', 'seat'])
