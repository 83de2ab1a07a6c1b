import { dateFormat } from '@/lib/platform/date-format'

/** Local time of a due call: '4:22 PM', with the weekday unless it is today. */
export function callBy(dueAt: Date, timeZone: string, now: Date): string {
  const isToday = dayIn(dueAt, timeZone) === dayIn(now, timeZone)
  const by = dateFormat({
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  }).format(dueAt)
  // Intl puts a narrow no-break space before AM/PM, which would halve the capacity of a text message.
  return by.replace(/\s/g, ' ')
}

function dayIn(moment: Date, timeZone: string): string {
  return dateFormat({ timeZone, dateStyle: 'short' }).format(moment)
}
