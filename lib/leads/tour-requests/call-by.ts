import { dateFormat } from '@/lib/platform/date-format'

/** When a family is to be called, short and in plain letters: '4:22 PM', with the day when it is another one than today's in the zone. */
export function callBy(dueAt: Date, timeZone: string, now: Date): string {
  const isToday = dayIn(dueAt, timeZone) === dayIn(now, timeZone)
  const by = dateFormat({
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  }).format(dueAt)
  // American times part hour and half of the day with a narrow space, which would cost a text half of its length.
  return by.replace(/\s/g, ' ')
}

function dayIn(moment: Date, timeZone: string): string {
  return dateFormat({ timeZone, dateStyle: 'short' }).format(moment)
}
