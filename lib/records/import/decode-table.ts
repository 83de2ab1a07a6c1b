import { badRequest } from '@/lib/platform/errors'

/** Characters of Windows-1252 where Latin-1 has control characters; five bytes are undefined. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const PICTURE = other('a picture')
const OLD_WORKBOOK =
  'This is an old Excel workbook (.xls). Please save it as .xlsx or “CSV UTF-8” and choose that file'

/** Files chosen by mistake, by their first bytes in hexadecimal. */
const OTHERS: readonly [begins: RegExp, words: string][] = [
  [/^(?:89504e47|ffd8ff|47494638|52494646.{8}57454250|.{8}66747970(?:61766966|68656963|6d696631))/, PICTURE],
  [/^25504446/, other('a PDF')],
  [/^d0cf11e0/, OLD_WORKBOOK],
  [/^1f8b/, other('a compressed file')],
]

/** Texts chosen by mistake. */
const OTHER_TEXTS: readonly [begins: RegExp, words: string][] = [
  [/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/, other('a JSON file')],
  [/^\s*<(?:svg|\?xml[^>]*>\s*<(?:!doctype )?svg)/i, PICTURE],
  [/^\s*<(?:!doctype|html|\?xml|table|div|p>)/i, other('a web page')],
]

/**
 * The text of a table as spreadsheets save it: UTF-8, UTF-16 or Windows-1252, with any number of byte order
 * marks. @throws AppError 400 that names what else the file is, or the line that cannot be read
 */
export function decodeTable(bytes: Buffer): string {
  refuseOther(OTHERS, bytes.toString('hex', 0, 32))
  const text = decodeText(bytes)
  refuseOther(OTHER_TEXTS, text.slice(0, 500))
  const odd = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}|\p{Surrogate}/u.exec(text)
  if (odd) {
    const line = text.slice(0, odd.index).split('\n').length
    throw badRequest(`Line ${line} has a character that is not text. Please choose a CSV file`)
  }
  return text
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, whatever it holds. */
export function decodeText(bytes: Buffer): string {
  return decoded(bytes).replace(/^\ufeff+/, '')
}

function refuseOther(kinds: typeof OTHERS, beginning: string): void {
  const words = kinds.find(([begins]) => begins.test(beginning))?.[1]
  if (words) throw badRequest(words)
}

function decoded(bytes: Buffer): string {
  if (isWide(bytes, 0xff, 0xfe, 1)) return wide(bytes)
  if (isWide(bytes, 0xfe, 0xff, 0))
    return wide(
      Buffer.from(bytes)
        .subarray(0, bytes.length & ~1)
        .swap16(),
    )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // Not TextDecoder: some releases of Node read windows-1252 as Latin-1.
    return bytes
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (byte) => WINDOWS[byte.charCodeAt(0) - 0x80] ?? byte)
  }
}

const wide = (bytes: Buffer) => bytes.toString('utf16le', 0, bytes.length & ~1)

/** UTF-16 by its mark, or by the zeros beside the letters of the first line. */
function isWide(bytes: Buffer, first: number, second: number, zerosAt: 0 | 1): boolean {
  if (bytes[0] === first && bytes[1] === second) return true
  const pairs = Math.min(32, bytes.length >> 1)
  const isLetter = (at: number) => bytes[2 * at + zerosAt] === 0 && bytes[2 * at + 1 - zerosAt] !== 0
  return pairs > 1 && Array.from({ length: pairs }, (_, at) => at).every(isLetter)
}

function other(kind: string): string {
  return `This is ${kind}, not a table. Please choose a CSV file or an Excel workbook`
}
