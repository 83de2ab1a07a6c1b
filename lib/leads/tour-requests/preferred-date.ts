import { TZDate } from '@date-fns/tz'
import { rawText } from '@/lib/leads/intake/side-data'

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/
const NOON = 12

/** Reads the preferred date in the community's zone; `raw` is the text of an invalid one. */
export function readPreferredDate(sent: unknown, zone: string): { date: Date | null; raw: string | null } {
  if (sent === undefined || sent === null || sent === '') return { date: null, raw: null }
  const date = typeof sent === 'string' ? preferredDateFrom(sent, zone) : null
  return { date, raw: date ? null : rawText(sent) }
}

/** Parses a date (noon there, so no zone shows the day before), local date-time or one with offset. */
function preferredDateFrom(text: string, zone: string): Date | null {
  const moment = localMoment(text.trim(), zone) ?? absoluteMoment(text.trim())
  if (!moment || Number.isNaN(moment.getTime())) return null
  const year = moment.getUTCFullYear()
  return year >= 2000 && year <= 2100 ? moment : null
}

function localMoment(text: string, zone: string): Date | null {
  const match = LOCAL.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number)
  const local = new TZDate(year, month - 1, day, Number(match[4] ?? NOON), Number(match[5] ?? 0), zone)
  // February 30 would roll over into March.
  return local.getMonth() === month - 1 && local.getDate() === day ? new Date(local.getTime()) : null
}

function absoluteMoment(text: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? new Date(text) : null
}
