import { dateFormat } from '@/lib/platform/date-format'

/** 'Nov 21, 4:12 pm MST' in the community's zone. */
export function formatMoment(date: Date, timeZone: string): string {
  return dateFormat({
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(date)
    .replace(/\s([AP])M\b/, (_, half: string) => ` ${half.toLowerCase()}m`)
}

/** '4:12:04 pm' in the community's zone, with seconds because calls are promised within minutes. */
export function formatSeconds(date: Date, timeZone: string): string {
  return dateFormat({ hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone })
    .format(date)
    .replace(/\s([AP])M\b/, (_, half: string) => ` ${half.toLowerCase()}m`)
}

/** 'Nov 21' in the community's zone. */
export function formatDay(date: Date, timeZone: string): string {
  return dateFormat({ month: 'short', day: 'numeric', timeZone }).format(date)
}
