const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const MOST_CLICKS = 2_000_000_000
const MICROS_DIGITS = 6

/** Parses 2026-11-22, 11/22/2026 or Nov 22, 2026. @returns ISO date or null */
export function dayIn(cell: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? []
  if (isoYear) return realDay(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  if (year) return realDay(Number(year), Number(month), Number(day))
  const [, word = '', wordDay, wordYear] =
    /^(?:\w+, )?([a-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})$/i.exec(cell) ?? []
  const named = MONTHS.indexOf(word.toLowerCase()) + 1
  return wordYear && named > 0 ? realDay(Number(wordYear), named, Number(wordDay)) : null
}

/** '$1,234.50' in micros; empty or '--' is 0. @returns null for anything else */
export function microsIn(cell: string): bigint | null {
  const plain = plainNumber(cell)
  if (plain === null) return null
  const [whole = '0', fraction = ''] = plain.split('.')
  const digits = fraction.padEnd(MICROS_DIGITS + 1, '0')
  const micros = BigInt(`${whole}${digits.slice(0, MICROS_DIGITS)}`)
  return Number(digits[MICROS_DIGITS]) >= 5 ? micros + 1n : micros
}

/** '1,234' or '6.50'; empty or '--' is 0. @returns null for anything else */
export function numberIn(cell: string): number | null {
  const plain = plainNumber(cell)
  const number = plain === null ? Number.NaN : Number(plain)
  return number <= MOST_CLICKS ? number : null
}

/** Separates a keyword from its match type: [exact], "phrase". */
export function matchTypeIn(
  keyword: string,
  column: string,
): { text: string; matchType: 'EXACT' | 'PHRASE' | 'BROAD' | null } {
  const [, exact] = /^\[(.+)\]$/.exec(keyword) ?? []
  const [, phrase] = /^"(.+)"$/.exec(keyword) ?? []
  const [word] = /exact|phrase|broad/i.exec(column) ?? []
  const named = word?.toUpperCase() as 'EXACT' | 'PHRASE' | 'BROAD' | undefined
  return {
    text: exact ?? phrase ?? keyword,
    matchType: named ?? (exact ? 'EXACT' : phrase ? 'PHRASE' : null),
  }
}

function plainNumber(cell: string): string | null {
  const typed = cell.replace(/^\s*(?:US)?\$/, '').trim()
  if (typed === '' || /^[-–—]+$/.test(typed)) return '0'
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,12})?$/.test(typed) && typed.length <= 20
    ? typed.replaceAll(',', '')
    : null
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000 && year < 2100
  return isReal ? date.toISOString().slice(0, 10) : null
}
