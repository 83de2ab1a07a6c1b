type TypedPhone = {
  /** Digits with an optional leading plus; formatting removed. */
  number: string
  extension: string | null
}

const EXTENSION = /[\s,;]*(?:extension|ext|x|#)[\s.:]*(\d{1,8})$/i

/** All kinds of spaces, dashes, brackets and slashes, and invisible marks of pasted contacts. */
const FORMATTING = /[\s.()[\]/\p{Pd}\p{Cf}\u2212\u00b7]/gu

const RULE = /^\+?[1-9]\d{0,15}$/
const MIN_CHARACTERS = 10

/** Removes the formatting people type (reading 3); full-width digits become ASCII. Never throws. */
export function readTypedPhone(typed: string): TypedPhone {
  const text = typed.slice(0, 200).normalize('NFKC').trim().replace(/^tel:/i, '')
  const extension = EXTENSION.exec(text)
  const main = extension ? text.slice(0, extension.index) : text
  return { number: main.replace(FORMATTING, ''), extension: extension?.[1] ?? null }
}

/** Specification section 5: at least 10 characters, an optional plus, then digits starting with 1–9. */
export function isAcceptablePhone(typed: string): boolean {
  const { number } = readTypedPhone(typed)
  return number.length >= MIN_CHARACTERS && RULE.test(number)
}

/** The number for a `tel:` link (specification section 9). */
export function phoneDial(typed: string): string {
  const { number } = readTypedPhone(typed)
  const digits = number.replace(/\D/g, '')
  if (number.startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  return digits
}
