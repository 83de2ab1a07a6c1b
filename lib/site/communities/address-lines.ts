type Address = { street?: string | null; city: string | null; state: string | null; zip?: string | null }

/** 'Boulder, CO 80302'. A state alone is no place: without a city and a ZIP there is none, and null. */
export function cityLine({ city, state, zip }: Address): string | null {
  if (!city && !zip) return null
  const region = [state, zip].filter(Boolean).join(' ')
  return [city, region].filter(Boolean).join(', ')
}

/** The street and the line of the city, whichever are known. */
export function addressLines(address: Address): string[] {
  return [address.street, cityLine(address)].flatMap((line) => line || [])
}
