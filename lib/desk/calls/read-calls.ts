import { isAnswered, momentIn, secondsIn } from '@/lib/desk/calls/call-cells'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { findHeading, type ReportShape } from '@/lib/records/import/report-heading'

export type CallLine = {
  /** From 1. */
  number: number
  startedAt: Date
  caller: string
  name: string | null
  isAnswered: boolean
  /** Seconds, null when the file does not say. */
  duration: number | null
  /** E.164, as dialed. */
  trackingNumber: string | null
  said: Record<'source' | 'medium' | 'campaign' | 'keyword' | 'landingPage', string | null>
}

export type LeftOut = { number: number; words: string }

type Calls = { lines: CallLine[]; problems: LeftOut[]; leftOut: LeftOut[] }

/** `zone`: IANA default; `shortest`: seconds. */
type Rules = { zone: string; now: Date; shortest: number }

/** Sorts lines into calls, lines left out on purpose, and errors. @throws AppError 400 */
export function readCalls(rows: readonly string[][], rules: Rules): Calls {
  const { at, columns } = findHeading(rows, CALL_REPORT)
  const calls: Calls = { lines: [], problems: [], leftOut: [] }
  for (const [index, row] of rows.entries()) {
    const number = index + 1
    if (index <= at || isNotACall(row)) continue
    const cell = (field: CallField) => row[columns[field] ?? -1]?.trim() ?? ''
    const reason = skipReason(cell, rules)
    if (reason) calls.leftOut.push({ number, words: reason })
    else {
      const line = lineOf(cell, number, rules)
      if (typeof line === 'string') calls.problems.push({ number, words: line })
      else calls.lines.push(line)
    }
  }
  return calls
}

/** Totals, copyright notices and empty lines. */
function isNotACall(row: string[]): boolean {
  return row.filter((cell) => cell.trim() !== '').length <= 1 || /^total\b/i.test(row[0]?.trim() ?? '')
}

function skipReason(cell: (field: CallField) => string, { shortest }: Rules): string | null {
  if (/out/i.test(cell('direction'))) return 'An outgoing call'
  if (/\bspam\b/i.test(cell('tags')) || /^(?:yes|true)$/i.test(cell('tags')) || /spam/i.test(cell('status')))
    return 'Marked as spam'
  const duration = secondsIn(cell('duration'))
  if (duration !== null && duration < shortest && isAnswered(cell('status'), duration))
    return `Answered, and ended after ${duration} ${duration === 1 ? 'second' : 'seconds'}`
  return null
}

/** @returns a message when the line is no call */
function lineOf(cell: (field: CallField) => string, number: number, { zone, now }: Rules): CallLine | string {
  const startedAt = momentIn(cell('startedAt'), zone)
  if (!startedAt) return `“${cell('startedAt')}” is not a date and time`
  if (startedAt > now) return `“${cell('startedAt')}” is in the future`
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

type CallField =
  | 'startedAt'
  | 'caller'
  | 'duration'
  | 'status'
  | 'trackingNumber'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'keyword'
  | 'landingPage'
  | 'name'
  | 'direction'
  | 'tags'

const CALL_REPORT: ReportShape<CallField> = {
  called: 'a call report',
  names: {
    startedAt: ['Start time', 'Call start time', 'Started at', 'Date and time', 'Date/Time', 'Call time'],
    caller: [
      'Phone number',
      'Caller number',
      'Customer phone number',
      'Caller phone number',
      'Caller ID',
      'From',
    ],
    duration: ['Duration (seconds)', 'Duration', 'Call duration', 'Call duration (seconds)', 'Length'],
    status: ['Call status', 'Status', 'Answered', 'Result'],
    trackingNumber: ['Tracking number', 'Tracking phone number', 'Number called', 'Called number', 'To'],
    source: ['Source', 'utm_source', 'Call source'],
    medium: ['Medium', 'utm_medium'],
    campaign: ['Campaign', 'Campaign name', 'utm_campaign'],
    keyword: ['Keyword', 'Keywords', 'utm_term'],
    landingPage: ['Landing page', 'Landing page URL'],
    name: ['Name', 'Caller name', 'Customer name', 'Formatted customer name'],
    direction: ['Direction', 'Call direction'],
    tags: ['Tags', 'Spam', 'Lead status'],
  },
  needed: {
    startedAt: 'when the call began (Start time)',
    caller: 'the caller’s number (Phone number, Caller number)',
  },
}
