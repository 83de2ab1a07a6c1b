import { dateFormat } from '@/lib/platform/date-format'

/** Local "HH:MM"; the end is the next day's when it is not later than the beginning. */
export type QuietHours = { quietFrom: string | null; quietUntil: string | null }

/** Whether it is quiet for somebody at a moment. @param timeZone the company's */
export function isQuiet({ quietFrom, quietUntil }: QuietHours, at: Date, timeZone: string): boolean {
  if (!quietFrom || !quietUntil) return false
  const time = dateFormat({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : quietFrom <= time || time < quietUntil
}
