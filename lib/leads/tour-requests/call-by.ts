import { dateFormat } from '@/lib/platform/date-format'
import { smallMeridiem } from '@/lib/site/content/format'

/** Local time of a due call: '4:22 pm', with the weekday unless it is today. */
export function callBy(dueAt: Date, timeZone: string, now: Date): string {
  const isToday = dayIn(dueAt, timeZone) === dayIn(now, timeZone)
  const by = dateFormat({
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  }).format(dueAt)
  return smallMeridiem(by)
}

function dayIn(moment: Date, timeZone: string): string {
  return dateFormat({ timeZone, dateStyle: 'short' }).format(moment)
}
