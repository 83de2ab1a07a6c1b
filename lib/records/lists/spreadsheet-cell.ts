import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** First characters with which Excel, LibreOffice and Google Sheets begin a formula. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
/** Not a phone number: those have a plus and more digits. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A text that no spreadsheet takes for a formula. A space before it does that and cannot be seen, unlike an
 * apostrophe. American phone numbers are written as people write them.
 */
export function spreadsheetCell<T>(cell: T): T | string {
  if (typeof cell !== 'string' || !FORMULA.test(cell) || PLAIN_NUMBER.test(cell)) return cell
  const written = writtenPhone(cell)
  return FORMULA.test(written) ? ` ${written}` : written
}

/** The text of such a cell, also of one with the apostrophe of earlier exports. */
export function fromSpreadsheetCell(cell: string): string {
  return /^[' ]/.test(cell) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** '2026-11-21 11:00:00' in the given zone (IANA), a time for spreadsheets; empty without a moment. */
export function localCell(moment: Date | string | null | undefined, timeZone: string): string {
  return moment ? format(new TZDate(new Date(moment), timeZone), 'yyyy-MM-dd HH:mm:ss') : ''
}

/** Headings of a moment: in UTC, and beside it in the given zone. */
export function momentHeadings(label: string, timeZone: string): [string, string] {
  return [`${label} (UTC)`, `${label} (${timeZone})`]
}
