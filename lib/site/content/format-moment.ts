import { dateFormat } from '@/lib/platform/date-format'

/** 'Tuesday, November 24, 1:10 PM MST' in the given zone. */
export function formatMoment(moment: Date, timeZone: string): string {
  return dateFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment)
}
