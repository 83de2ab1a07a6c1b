/** One number: digits with spaces, dots, dashes or brackets between them. */
const NUMBER = /\+?\(?\d(?:[ ().\p{Pd}\u2212\u00b7_]{0,3}\d){6,14}/gu
const EXTENSION = /^[ ,;(]*(?:extension|extn?|ext|x|#)[ .:=#-]*(\d{1,8})(?!\d)/iu
/** A pause before digits to dial: 303-555-0142,12 */
const PAUSE = /^ *[,;]+ *(\d{1,6})(?![\d\p{Pd}.]| *\d)/u

/**
 * Finds the first acceptable number in what a mail says about the phone, such as '303-555-0142, ext. 4 (cell)
 * or 720-555-0143'. @returns the number with ' x4' for an extension, or ''
 */
export function mailedPhone(text: string, isAcceptable: (number: string) => boolean): string {
  const plain = text.normalize('NFKC').replace(/\s/gu, ' ')
  for (const match of plain.matchAll(NUMBER)) {
    const number = match[0].replaceAll('_', '-')
    if (!isAcceptable(number)) continue
    const rest = plain.slice(match.index + match[0].length)
    const extension = (EXTENSION.exec(rest) ?? PAUSE.exec(rest))?.[1]
    return extension ? `${number} x${extension}` : number
  }
  return ''
}

/** True when the text says more than number and extension: 'mobile', or a second number. */
export function saysMore(text: string, phone: string): boolean {
  const digits = (written: string) => written.replace(/\D/g, '')
  const words = text.replace(/extension|extn?|ext|tel/giu, '')
  return digits(text) !== digits(phone) || /\p{L}{2,}/u.test(words)
}
