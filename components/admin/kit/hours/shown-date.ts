import { dateFormat } from '@/lib/platform/date-format'

/** Formats '2026-11-26' as 'Thu, Nov 26, 2026'. */
export function shownDate(day: string): string {
  const format = dateFormat({
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
