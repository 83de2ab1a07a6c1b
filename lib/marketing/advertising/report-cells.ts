import { typedDay } from '@/lib/records/import/typed-moment'

const MOST_CLICKS = 2_000_000_000
const MICROS_DIGITS = 6

/** Parses 2026-11-22, 11/22/2026 or Nov 22, 2026. @returns ISO date or null */
export function dayIn(cell: string): string | null {
  const day = typedDay(cell)
  return day?.startsWith('20') ? day : null
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
