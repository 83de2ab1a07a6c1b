import { dateFormat } from '@/lib/platform/date-format'

/** Formats a day: '2026-11-01' as 'Nov 1, 2026'. */
export function shownDueDay(day: string): string {
  return dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
