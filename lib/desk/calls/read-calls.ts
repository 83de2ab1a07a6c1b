import { isAnswered, momentIn, secondsIn } from '@/lib/desk/calls/call-cells'
import { CALL_REPORT, type CallField } from '@/lib/desk/calls/call-columns'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { findHeading } from '@/lib/records/import/report-heading'

/** What a line says of one call. */
export type CallLine = {
  /** Of the file, counted from 1. */
  number: number
  startedAt: Date
  /** E.164. */
  caller: string
  name: string | null
  isAnswered: boolean
  /** Seconds, null where the file does not say. */
  duration: number | null
  /** E.164, as dialed. */
  trackingNumber: string | null
  said: Record<'source' | 'medium' | 'campaign' | 'keyword' | 'landingPage', string | null>
}

/** A line that makes no lead, and why. */
export type LeftOut = { number: number; words: string }

export type Calls = { lines: CallLine[]; problems: LeftOut[]; leftOut: LeftOut[] }

/** What decides about a line beside its own words; `zone` of times that name none (IANA), `shortest` in seconds. */
type Rules = { zone: string; now: Date; shortest: number }

/**
 * A report of calls line by line: those that can be leads, those that are left out on purpose (our own calls, known spam, answered ones too
 * short for a conversation), and those that cannot be read.
 * @param rows of the file, from its first
 * @throws AppError 400 when no row names the columns that are needed
 */
export function readCalls(rows: readonly string[][], rules: Rules): Calls {
  const { at, columns } = findHeading(rows, CALL_REPORT)
  const calls: Calls = { lines: [], problems: [], leftOut: [] }
  for (const [index, row] of rows.entries()) {
    const number = index + 1
    if (index <= at || isNoLine(row)) continue
    const cell = (field: CallField) => row[columns[field] ?? -1]?.trim() ?? ''
    const spared = sparedBy(cell, rules)
    if (spared) calls.leftOut.push({ number, words: spared })
    else {
      const line = lineOf(cell, number, rules)
      if (typeof line === 'string') calls.problems.push({ number, words: line })
      else calls.lines.push(line)
    }
  }
  return calls
}

/** A sum, a line of copyright, or nothing. */
function isNoLine(row: string[]): boolean {
  return row.filter((cell) => cell.trim() !== '').length <= 1 || /^total\b/i.test(row[0]?.trim() ?? '')
}

/** Why a call is left out on purpose, null for one that counts. */
function sparedBy(cell: (field: CallField) => string, { shortest }: Rules): string | null {
  if (/out/i.test(cell('direction'))) return 'A call that we made'
  if (/\bspam\b/i.test(cell('tags')) || /^(?:yes|true)$/i.test(cell('tags')) || /spam/i.test(cell('status')))
    return 'Marked as spam'
  const duration = secondsIn(cell('duration'))
  if (duration !== null && duration < shortest && isAnswered(cell('status'), duration))
    return `Answered, and over after ${duration} ${duration === 1 ? 'second' : 'seconds'}`
  return null
}

/** @returns the line, or why it is none */
function lineOf(cell: (field: CallField) => string, number: number, { zone, now }: Rules): CallLine | string {
  const startedAt = momentIn(cell('startedAt'), zone)
  if (!startedAt) return `“${cell('startedAt')}” is not a date and time`
  if (startedAt > now) return `“${cell('startedAt')}” is still to come`
  const caller = phoneE164(cell('caller'))
  if (!caller)
    return cell('caller') ? `“${cell('caller')}” is not a phone number` : 'The caller’s number is missing'
  const duration = secondsIn(cell('duration'))
  const tracking = cell('trackingNumber')
  return {
    number,
    startedAt,
    caller,
    duration,
    isAnswered: isAnswered(cell('status'), duration),
    name: cell('name') || null,
    trackingNumber: tracking ? phoneE164(tracking) : null,
    said: {
      source: cell('source') || null,
      medium: cell('medium') || null,
      campaign: cell('campaign') || null,
      keyword: cell('keyword') || null,
      landingPage: cell('landingPage') || null,
    },
  }
}
