type Place = {
  slug: string
  name: string
  city: string | null
  latitude: number | null
  longitude: number | null
}

const BORDERS = { west: -109.05, east: -102.05, north: 41, south: 37 }

/** Map proportions: at 39° north a degree of longitude is shorter than one of latitude. */
export const MAP_SIZE = { width: 700, height: 515 }

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

/** Map positions and non-overlapping label sides of communities with coordinates in Colorado. */
export function mapPlaces(communities: Place[]): MapPlace[] {
  const placed: MapPlace[] = []
  const taken: Box[] = []
  const inside = communities
    .flatMap((community) => positionOf(community) ?? [])
    .sort((a, b) => a.y - b.y || a.x - b.x)
  for (const community of inside) {
    const sides = (['right', 'left'] as const).map((side) => ({ side, box: boxOf(community, side) }))
    const free = sides.find(({ box }) => fits(box) && !taken.some((other) => overlap(box, other)))
    const { side, box } = free ??
      sides.find(({ box }) => fits(box)) ?? { side: 'right' as const, box: boxOf(community, 'right') }
    taken.push(box)
    placed.push({ ...community, side })
  }
  return placed
}

function positionOf({ slug, name, city, latitude, longitude }: Place) {
  if (latitude === null || longitude === null) return null
  const x = (100 * (longitude - BORDERS.west)) / (BORDERS.east - BORDERS.west)
  const y = (100 * (BORDERS.north - latitude)) / (BORDERS.north - BORDERS.south)
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? { slug, name, city, x, y } : null
}

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ x, y, name }: Omit<MapPlace, 'side'>, side: MapPlace['side']): Box {
  const middle = (x / 100) * NARROW.width
  const height = (y / 100) * NARROW.width * (MAP_SIZE.height / MAP_SIZE.width)
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
