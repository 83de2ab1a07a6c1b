/**
 * A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe in front, as csv-stringify's
 * `escape_formulas` does it. Numbers stay numbers.
 */
export function guardedCell(cell: string | number): string | number {
  return typeof cell === 'string' && /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell
}
