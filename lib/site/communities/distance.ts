export type Place = { latitude: number; longitude: number }

const EARTH_RADIUS_MILES = 3_958.8

/** Distance in a straight line. */
export function milesBetween(from: Place, to: Place): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)))
}

export function placeOf({
  latitude,
  longitude,
}: {
  latitude: number | null
  longitude: number | null
}): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
