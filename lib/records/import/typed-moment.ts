import { momentAt } from '@/lib/records/declare/zoned-time'
import { momentOfSerial } from '@/lib/records/import/excel-moment'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as spreadsheets write it, as '2026-12-01'; null for anything else. Slashes are month first. */
export function typedDay(cell: string): string | null {
  const typed = cell.trim()
  if (/^\d{5}$/.test(typed)) return momentOfSerial(Number(typed))
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(typed) ?? []
  if (year) return realDay(Number(year), Number(month), Number(day))
  const [, usMonth, usDay, usYear] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(typed) ?? []
  if (usYear) return realDay(fullYear(usYear), Number(usMonth), Number(usDay))
  // Points are only written day first.
  const [, euDay, euMonth, euYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? []
  if (euYear) return realDay(Number(euYear), Number(euMonth), Number(euDay))
  return wordedDay(typed)
}

/** 'Dec 1, 2026', 'Tuesday, December 1, 2026' and '1-Dec-26'. */
function wordedDay(typed: string): string | null {
  const [, word, day, year] = /^(?:[a-z]+,? )?([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(typed) ?? []
  if (year) return realDay(Number(year), monthOf(word), Number(day))
  const [, first, name, last] = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{2}|\d{4})$/i.exec(typed) ?? []
  return last ? realDay(fullYear(last), monthOf(name), Number(first)) : null
}

type TypedMoment = { iso: string } | { problem: string }

/** 'T' only between digits, so that 'Tuesday' stays one word. */
const TIMED =
  /^(.+?)(?:,? +|(?<=\d)T(?=\d))(\d{1,2})(?::(\d{2}))?(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?m?\.?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i

/**
 * A date and time as spreadsheets write it, in UTC. @param zone of a cell without an offset (IANA)
 * @returns null when it is none, or the problem with one that cannot be
 */
export function typedMoment(cell: string, zone: string): TypedMoment | null {
  const typed = /^\d{5}\.\d+$/.test(cell.trim()) ? (momentOfSerial(Number(cell)) ?? '') : cell.trim()
  if (typedDay(typed)) return { problem: `“${cell.trim()}” has no time. Add one, such as 9:00 AM` }
  const [, written = '', hour, minute, second, half, offset] = TIMED.exec(typed) ?? []
  if (hour === undefined || (minute === undefined && !half)) return null
  const day = typedDay(written)
  const hours = hourOf(Number(hour), half)
  if (!day || hours === null || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null
  const time = [hours, Number(minute ?? 0)].map(twoDigits).join(':')
  const seconds = twoDigits(Number(second ?? 0))
  if (offset) {
    const shift = /^[+-]/.test(offset) ? offset.replace(/^(...):?(..)$/, '$1:$2') : 'Z'
    const moment = new Date(`${day}T${time}:${seconds}${shift}`)
    return Number.isNaN(moment.getTime()) ? null : { iso: moment.toISOString() }
  }
  const moment = momentAt({ day, time }, zone)
  if (!moment) return { problem: `“${cell.trim()}” does not exist: clocks are set forward then` }
  return { iso: new Date(moment.getTime() + Number(seconds) * 1000).toISOString() }
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** 27 is 2027, 85 is 1985, as in Excel. */
function fullYear(year: string): number {
  const number = Number(year)
  if (year.length === 4) return number
  return number < 30 ? 2000 + number : 1900 + number
}

const monthOf = (word = '') => MONTHS.indexOf(word.toLowerCase()) + 1

const twoDigits = (part: number) => String(part).padStart(2, '0')

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1
  return isReal ? date.toISOString().slice(0, 10) : null
}
