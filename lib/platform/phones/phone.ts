/** A telephone number as typed, taken apart: what the rule is applied to, and the extension beside it. */
export type TypedPhone = {
  /** Digits with an optional leading plus; formatting removed. */
  number: string
  extension: string | null
}

const EXTENSION = /[\s,;]*(?:extension|ext|x|#)[\s.:]*(\d{1,8})$/i

/** Spaces of every kind, dots, dashes, brackets, slashes and the invisible marks that pasted contacts carry. */
const FORMATTING = /[\s.()[\]/\p{Pd}\p{Cf}\u2212\u00b7]/gu

const RULE = /^\+?[1-9]\d{0,15}$/
const MIN_CHARACTERS = 10

/** Removes the formatting people type (reading 3). Full-width digits count as digits. Never throws. */
export function readTypedPhone(typed: string): TypedPhone {
  const text = typed.slice(0, 200).normalize('NFKC').trim().replace(/^tel:/i, '')
  const extension = EXTENSION.exec(text)
  const main = extension ? text.slice(0, extension.index) : text
  return { number: main.replace(FORMATTING, ''), extension: extension?.[1] ?? null }
}

/** Specification section 5: at least 10 characters, an optional plus, then digits of which the first is 1–9. */
export function isAcceptablePhone(typed: string): boolean {
  const { number } = readTypedPhone(typed)
  return number.length >= MIN_CHARACTERS && RULE.test(number)
}

/**
 * The number for a `tel:` link (specification section 9): 10 digits get +1, 11 digits starting with 1 get +;
 * anything else keeps its digits and its own plus.
 */
export function phoneDial(typed: string): string {
  const { number } = readTypedPhone(typed)
  const digits = number.replace(/\D/g, '')
  if (number.startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  return digits
}
