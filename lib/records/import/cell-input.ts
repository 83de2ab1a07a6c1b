import type { Field } from '@/lib/records/declare/field'
import { typedDay, typedMoment } from '@/lib/records/import/typed-moment'
import { fromSpreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

const YES = new Set(['yes', 'true', '1', 'x', 'on', 'active', 'enabled', 'published'])
const NO = new Set(['no', 'false', '0', 'off', 'inactive', 'disabled'])

/** Why a cell cannot be a value; other cells are judged by validation. */
export type CellProblem = { problem: string }

/** The entries of a cell with several: 'Chapel; Choir'. */
export function entriesOf(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/**
 * A cell as input for validation, which judges what does not fit. Null: empty, undefined: not set.
 * @param zone of times without an offset (IANA) @returns a CellProblem for a time that cannot be
 */
export function cellInput(field: Field, written: string, zone: string): unknown {
  const cell = fromSpreadsheetCell(written)
  if (cell.trim() === '') return blankInput(field)
  switch (field.kind) {
    case 'boolean':
      return yesOrNo(cell)
    case 'select':
      return choiceOf(field, cell)
    case 'integer':
    case 'decimal':
    case 'order':
      return field.perDollar ? cell : withoutCommas(cell)
    case 'list':
      return entriesOf(cell)
    case 'date':
      return typedDay(cell) ?? cell.trim()
    case 'dateTime':
      return momentOrProblem(cell, zone)
    default:
      return cell
  }
}

function blankInput({ kind, default: initial }: Field): unknown {
  if (kind === 'list') return []
  if (initial === '') return ''
  return initial === undefined ? null : undefined
}

function yesOrNo(cell: string): unknown {
  const word = cell.trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : cell
}

function choiceOf({ choices = [] }: Field, cell: string): string {
  const word = cell.trim().toLowerCase()
  const choice = choices.find(({ value, label }) =>
    [value, label].some((known) => known.toLowerCase() === word),
  )
  return choice?.value ?? cell
}

function withoutCommas(cell: string): string {
  const typed = cell.trim()
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed
}

function momentOrProblem(cell: string, zone: string): string | CellProblem {
  const read = typedMoment(cell, zone)
  if (!read) return cell.trim()
  return 'iso' in read ? read.iso : read
}

/**
 * True when a cell is the exported one, or what Excel makes of that when it saves the file: other line ends,
 * dates and times without seconds, numbers without leading zeros or in scientific notation.
 */
export function isSameCell(field: Field, cell: string, exported: string, zone: string): boolean {
  const [here, stored] = [cell, exported].map((text) => text.replaceAll('\r\n', '\n')) as [string, string]
  if (here === stored) return true
  if (here === '' || stored === '') return false
  switch (field.kind) {
    case 'date':
      return typedDay(here) === stored
    case 'dateTime': {
      const read = typedMoment(here, zone)
      if (!read || !('iso' in read)) return false
      const precision = /:\d{2}:\d{2}/.test(here) ? 19 : 16
      return read.iso.slice(0, precision) === new Date(stored).toISOString().slice(0, precision)
    }
    case 'text':
    case 'phone':
      return isExcelsNumber(here, stored) || isExcelsDay(here, stored)
    default:
      return false
  }
}

/** '2134' for '02134', '1.23457E+11' for '123456789012'. */
function isExcelsNumber(cell: string, stored: string): boolean {
  if (!/^\d+$/.test(stored)) return false
  if (/^\d\.\d+E\+\d+$/.test(cell)) return Number(cell).toPrecision(6) === Number(stored).toPrecision(6)
  return stored.startsWith('0') && stored.replace(/^0+(?=\d)/, '') === cell
}

/** '2-Mar' for '3-2': a text that Excel took for a day. */
function isExcelsDay(cell: string, stored: string): boolean {
  const [, month, day] = /^(\d{1,2})[-/](\d{1,2})$/.exec(stored) ?? []
  const made = month && day ? typedDay(`${cell}-2000`) : null
  return made !== null && made === typedDay(`${month}/${day}/2000`)
}
