/** Escapes formulas with an apostrophe, like csv-stringify's `escape_formulas`. Numbers stay numbers. */
export function escapeFormula(cell: string | number): string | number {
  return typeof cell === 'string' && /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell
}
