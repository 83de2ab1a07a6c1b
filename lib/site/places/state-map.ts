import 'server-only'
import states from '@/lib/site/places/states.json'

type Point = readonly [longitude: number, latitude: number]

/** Degrees of longitude and latitude that the map shows. */
type MapArea = { west: number; east: number; north: number; south: number }

export type StateMap = {
  area: MapArea
  width: number
  height: number
  /** An SVG path for each state. */
  outlines: { code: string; path: string }[]
}

const WIDTH = 700
/** A tall state, such as Idaho, is drawn in the middle of a square. */
const MOST_HEIGHT = 700
const MARGIN = 0.03

const OUTLINES = states as unknown as Readonly<Record<string, Point[][]>>

/** The states as one map, at their true proportions in its middle; null for none that is known. */
export function stateMap(codes: readonly string[]): StateMap | null {
  const known = [...new Set(codes.map((code) => code.toUpperCase()))].filter((code) => OUTLINES[code])
  const points = known.flatMap((code) => OUTLINES[code]?.flat() ?? [])
  if (points.length === 0) return null
  const area = fitted(bounds(points))
  const height = Math.round(WIDTH * proportion(area))
  const x = (longitude: number) => (WIDTH * (longitude - area.west)) / (area.east - area.west)
  const y = (latitude: number) => (height * (area.north - latitude)) / (area.north - area.south)
  const ring = (outline: Point[]) =>
    `M${outline.map(([longitude, latitude]) => `${x(longitude).toFixed(1)} ${y(latitude).toFixed(1)}`).join('L')}Z`
  const outlines = known.map((code) => ({ code, path: (OUTLINES[code] ?? []).map(ring).join('') }))
  return { area, width: WIDTH, height, outlines }
}

function bounds(points: Point[]): MapArea {
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -90, 90]
  for (const [longitude, latitude] of points) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
    south = Math.min(south, latitude)
  }
  return { west, east, north, south }
}

/** With a margin, and widened until the map is not taller than a square. */
function fitted({ west, east, north, south }: MapArea): MapArea {
  const [wide, high] = [(east - west) * MARGIN, (north - south) * MARGIN]
  const area = { west: west - wide, east: east + wide, north: north + high, south: south - high }
  const excess = (WIDTH * proportion(area)) / MOST_HEIGHT
  if (excess <= 1) return area
  const more = ((area.east - area.west) * (excess - 1)) / 2
  return { ...area, west: area.west - more, east: area.east + more }
}

/** Height by width: a degree of longitude is shorter than one of latitude by the cosine of the latitude. */
function proportion({ west, east, north, south }: MapArea): number {
  const middle = Math.cos((((north + south) / 2) * Math.PI) / 180)
  return (north - south) / ((east - west) * middle)
}
