type Place = { latitude: number; longitude: number }

/**
 * The middle of each three-digit ZIP area of Colorado, in degrees (US Census ZIP Code Tabulation Areas, rounded to a tenth):
 * near enough to say which of two communities is nearer, too coarse for a distance in miles.
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

/** Where a ZIP code lies, or null outside Colorado and for anything that is no ZIP code. */
export function placeOfZip(zip: string | null): Place | null {
  const digits = /^\s*(\d{3})\d{2}(-\d{4})?\s*$/.exec(zip ?? '')?.[1]
  const area = digits ? AREAS[digits] : undefined
  return area ? { latitude: area[0], longitude: area[1] } : null
}

/** The nearest first; whatever has no place keeps its order behind them. Without a ZIP code we know, nothing moves. */
export function nearestFirst<T extends { latitude: number | null; longitude: number | null }>(
  rows: T[],
  zip: string | null,
): T[] {
  const from = placeOfZip(zip)
  if (!from) return rows
  const far = ({ latitude, longitude }: T) =>
    latitude === null || longitude === null
      ? Number.POSITIVE_INFINITY
      : squared(from, { latitude, longitude })
  return [...rows].sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)))
}

/** In degrees of latitude; a degree of longitude is shorter by the cosine of Colorado's latitude. */
function squared(a: Place, b: Place): number {
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * 0.777) ** 2
}
