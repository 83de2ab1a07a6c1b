type Place = { latitude: number; longitude: number }

/**
 * Centers of Colorado's three-digit ZIP areas in degrees (US Census ZIP Code Tabulation Areas, rounded to a
 * tenth): good enough to rank communities, too coarse for miles.
 */
const AREAS: Record<string, readonly [latitude: number, longitude: number]> = {
  '800': [39.7, -104.9],
  '801': [39.4, -104.8],
  '802': [39.7, -105],
  '803': [40, -105.3],
  '804': [39.8, -105.7],
  '805': [40.4, -105.1],
  '806': [40.3, -104.6],
  '807': [40.3, -103.3],
  '808': [38.9, -104.5],
  '809': [38.8, -104.8],
  '810': [38, -104.3],
  '811': [37.5, -106],
  '812': [38.5, -106.2],
  '813': [37.3, -108],
  '814': [38.4, -107.9],
  '815': [39.1, -108.6],
  '816': [39.7, -107.4],
}

/** Approximate location of a Colorado ZIP code; null for anything else. */
export function placeOfZip(zip: string | null): Place | null {
  const digits = /^\s*(\d{3})\d{2}(-\d{4})?\s*$/.exec(zip ?? '')?.[1]
  const area = digits ? AREAS[digits] : undefined
  return area ? { latitude: area[0], longitude: area[1] } : null
}

/** Sorts by distance from the ZIP code, rows without coordinates last. An unknown ZIP keeps the order. */
export function nearestFirst<T extends { latitude: number | null; longitude: number | null }>(
  rows: T[],
  zip: string | null,
): T[] {
  const from = placeOfZip(zip)
  if (!from) return rows
  const distance = ({ latitude, longitude }: T) =>
    latitude === null || longitude === null
      ? Number.POSITIVE_INFINITY
      : squared(from, { latitude, longitude })
  return [...rows].sort((a, b) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b)))
}

/** In degrees of latitude; a degree of longitude is shorter by the cosine of Colorado's latitude. */
function squared(a: Place, b: Place): number {
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * 0.777) ** 2
}
