import { TZDate } from '@date-fns/tz'
import { dayIn } from '@/lib/marketing/advertising/report-cells'

const TIME =
  /^(.+?)[\s,T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i

/** Parses '2026-11-20 14:13', '11/20/2026 2:13 PM' and the like; null otherwise. @param zone IANA default */
export function momentIn(cell: string, zone: string): Date | null {
  const [, day, hour, minute, second, half, offset] = TIME.exec(cell) ?? []
  const iso = dayIn(day ?? '')
  if (!iso) return null
  const hours = hourOf(Number(hour), half)
  const [minutes, seconds] = [Number(minute), Number(second ?? 0)]
  if (hours === null || minutes > 59 || seconds > 59) return null
  const time = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  if (offset) {
    const moment = new Date(`${iso}T${time}${/^[+-]/.test(offset) ? offset : 'Z'}`)
    return Number.isNaN(moment.getTime()) ? null : moment
  }
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, seconds, zone).getTime())
}

/** Parses '125', '2:05', '0:02:05' or '2m 5s' to seconds; null for anything else. */
export function secondsIn(cell: string): number | null {
  if (/^\d{1,6}(?:\.\d+)?$/.test(cell)) return Math.floor(Number(cell))
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(cell)
  const words = /^(?:(\d+)\s*h\w*\s*)?(?:(\d+)\s*m\w*\s*)?(?:(\d+)\s*s\w*)?$/i.exec(cell)
  const [, hours, minutes, seconds] = clock ?? (cell ? words : null) ?? []
  if (hours === undefined && minutes === undefined && seconds === undefined) return null
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

/** Falls back to the call's length when the status is unknown. */
export function isAnswered(status: string, seconds: number | null): boolean {
  if (
    /miss|abandon|voice|no.?answer|unanswered|not answered|busy|hung|hang|fail|^(?:no|false)$/i.test(status)
  )
    return false
  if (/answer|receiv|connect|complet|^(?:yes|true)$/i.test(status)) return true
  return seconds === null || seconds > 0
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
