import { dateFormat } from '@/lib/platform/date-format'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** 4850 → '$4,850', 12.5 → '$12.50'. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** 'Nov 1', or 'Nov 1, 2025' when `now` is in another year. Calendar dates are UTC. */
export function formatAsOf(date: Date, now: Date): string {
  const sameYear = date.getUTCFullYear() === now.getUTCFullYear()
  return dateFormat({
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date)
}

/** 'Thursday' in the given zone. */
export function formatDayName(date: Date, timeZone: string): string {
  return dateFormat({ weekday: 'long', timeZone }).format(date)
}

/** '4:12 pm' in the given zone. */
export function formatTime(date: Date, timeZone: string): string {
  return smallMeridiem(dateFormat({ hour: 'numeric', minute: '2-digit', timeZone }).format(date))
}

/** '4:12 PM' → '4:12 pm'. Intl's narrow space would halve the room of a text message. */
export function smallMeridiem(text: string): string {
  return text.replace(/\s?\b([AP])M\b/g, (_, half: string) => ` ${half.toLowerCase()}m`).replace(/\s/g, ' ')
}

/** Month and day of a date tile: { month: 'Dec', day: '3' } in the given zone. */
export function dateTileParts(date: Date, timeZone: string): { month: string; day: string } {
  return {
    month: dateFormat({ month: 'short', timeZone }).format(date),
    day: dateFormat({ day: 'numeric', timeZone }).format(date),
  }
}

/** 'March 2026'. Calendar dates are UTC. */
export function formatMonth(date: Date): string {
  return dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}

export function formatBedrooms(bedrooms: number): string {
  return bedrooms === 0 ? 'Studio' : bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`
}

export function formatBathrooms(bathrooms: number): string {
  return bathrooms === 1 ? '1 bath' : `${bathrooms} baths`
}
