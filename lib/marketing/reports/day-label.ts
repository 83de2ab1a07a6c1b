import { dateFormat } from '@/lib/platform/date-format'

/** 'Nov 22, 2026' for '2026-11-22'. */
export function longDay(day: string): string {
  return dateFormat({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
