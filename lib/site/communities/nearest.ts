import { milesBetween, type Place, placeOf } from '@/lib/site/communities/distance'

type Located = { latitude: number | null; longitude: number | null }

/** Sorts by distance from a place, rows without coordinates last. Without a place the order stays. */
export function nearestFirst<T extends Located>(rows: T[], from: Place | null): T[] {
  if (!from) return rows
  const miles = (row: T) => milesFrom(from, row) ?? Number.POSITIVE_INFINITY
  return [...rows].sort((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)))
}

/** In a straight line; null without coordinates. */
export function milesFrom(from: Place, row: Located): number | null {
  const to = placeOf(row)
  return to && milesBetween(from, to)
}
