import type { Field } from '@/lib/records/declare/field'
import { fromSpreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

const YES = new Set(['yes', 'true', '1', 'x', 'on'])
const NO = new Set(['no', 'false', '0', 'off'])

/** The entries of a cell with several: 'Chapel; Choir'. */
export function entriesOf(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** A cell as input for validation, which judges what does not fit. Null: empty, undefined: not set. */
export function cellInput(field: Field, written: string): unknown {
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
      return isoDay(cell)
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

/** Also accepts US spreadsheet dates (11/22/2026). */
function isoDay(cell: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell.trim()
}
