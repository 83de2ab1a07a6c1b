type Place = {
  slug: string
  name: string
  city: string | null
  latitude: number | null
  longitude: number | null
}

/** Degrees that a map shows, and its proportions. */
type Ground = {
  area: { west: number; east: number; north: number; south: number }
  width: number
  height: number
}

export type MapPlace = {
  slug: string
  name: string
  city: string | null
  /** Percent of the map's width and height. */
  x: number
  y: number
  side: 'right' | 'left'
}

/** Pixels on a phone, where labels are most likely to overlap. */
const NARROW = { width: 324, letter: 8.2, line: 26, pin: 16 }

/** Map positions and non-overlapping label sides of communities with coordinates on the map. */
export function mapPlaces(communities: Place[], map: Ground): MapPlace[] {
  const placed: MapPlace[] = []
  const taken: Box[] = []
  const inside = communities
    .flatMap((community) => positionOf(community, map) ?? [])
    .sort((a, b) => a.y - b.y || a.x - b.x)
  for (const community of inside) {
    const sides = (['right', 'left'] as const).map((side) => ({ side, box: boxOf(community, side, map) }))
    const free = sides.find(({ box }) => fits(box) && !taken.some((other) => overlap(box, other)))
    const { side, box } = free ??
      sides.find(({ box }) => fits(box)) ?? { side: 'right' as const, box: boxOf(community, 'right', map) }
    taken.push(box)
    placed.push({ ...community, side })
  }
  return placed
}

function positionOf({ slug, name, city, latitude, longitude }: Place, { area }: Ground) {
  if (latitude === null || longitude === null) return null
  const x = (100 * (longitude - area.west)) / (area.east - area.west)
  const y = (100 * (area.north - latitude)) / (area.north - area.south)
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { slug, name, city, x, y } : null
}

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ x, y, name }: Omit<MapPlace, 'side'>, side: MapPlace['side'], map: Ground): Box {
  const middle = (x / 100) * NARROW.width
  const height = (y / 100) * NARROW.width * (map.height / map.width)
  const length = name.length * NARROW.letter + NARROW.pin
  const [left, right] =
    side === 'right' ? [middle + NARROW.pin / 2, middle + length] : [middle - length, middle - NARROW.pin / 2]
  return { left, right, top: height - NARROW.line / 2, bottom: height + NARROW.line / 2 }
}

function fits({ left, right }: Box): boolean {
  return left >= -8 && right <= NARROW.width + 8
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
