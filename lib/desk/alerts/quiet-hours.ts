import { dateFormat } from '@/lib/platform/date-format'

/** Local "HH:MM"; an end that is not later than the start is on the next day. */
type QuietHours = { quietFrom: string | null; quietUntil: string | null }

/** True during the quiet hours. @param timeZone the company's */
export function isQuiet({ quietFrom, quietUntil }: QuietHours, at: Date, timeZone: string): boolean {
  if (!quietFrom || !quietUntil) return false
  const time = dateFormat({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : quietFrom <= time || time < quietUntil
}
