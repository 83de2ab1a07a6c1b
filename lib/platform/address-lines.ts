type Address = { street?: string | null; city: string | null; state: string | null; zip?: string | null }

/** 'Boulder, CO 80302'. Null without a city and a ZIP code, because a state alone is no address. */
export function cityLine({ city, state, zip }: Address): string | null {
  if (!city && !zip) return null
  const region = [state, zip].filter(Boolean).join(' ')
  return [city, region].filter(Boolean).join(', ')
}

export function addressLines(address: Address): string[] {
  return [address.street, cityLine(address)].flatMap((line) => line || [])
}
