import { typedMoment } from '@/lib/records/import/typed-moment'

/** Parses '2026-11-20 14:13', '11/20/2026 2:13 PM' and the like; null otherwise. @param zone IANA default */
export function momentIn(cell: string, zone: string): Date | null {
  const read = typedMoment(cell, zone)
  return read && 'iso' in read ? new Date(read.iso) : null
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
