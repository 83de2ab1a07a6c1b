import 'server-only'
import { plainName } from '@/lib/platform/pdf/pdf-streams'

type PdfName = { name: string }
type PdfReference = { object: number }
/** Bytes of a string as Latin-1. */
type PdfString = { bytes: string }
export type PdfDictionary = Map<string, PdfValue>
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfReference
  | PdfString
  | PdfDictionary
  | PdfValue[]

const SPACE = /[\s\0]+/y
const COMMENT = /%[^\r\n]*/y
const REFERENCE = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R(?![A-Za-z0-9])/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y
const WORD = /(?:true|false|null)(?![A-Za-z0-9])/y
const NAME = /\/((?:[^\s\0()<>[\]{}/%#]|#[0-9A-Fa-f]{2})*)/y
const HEX = /<([0-9A-Fa-f\s\0]*)>/y

/** Documents nest a few levels; hostile ones nest until the stack ends. */
const MAX_DEPTH = 40

/** The value at the start of a text; null for text that is none, also in the parts of a value. */
export function readValue(text: string): PdfValue {
  let at = 0

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  const skipSpace = () => {
    while (take(SPACE) || take(COMMENT));
  }

  const readList = (end: string, depth: number, add: (value: PdfValue) => void) => {
    for (;;) {
      skipSpace()
      if (at >= text.length || text.startsWith(end, at)) break
      const before = at
      add(read(depth + 1))
      if (at === before) at += 1
    }
    at += end.length
  }

  const readDictionary = (depth: number): PdfDictionary => {
    const dictionary: PdfDictionary = new Map()
    let key: string | null = null
    readList('>>', depth, (value) => {
      if (key !== null) {
        dictionary.set(key, value)
        key = null
      } else if (isName(value)) key = value.name
    })
    return dictionary
  }

  const read = (depth: number): PdfValue => {
    if (depth > MAX_DEPTH) {
      at = text.length
      return null
    }
    skipSpace()
    const first = text[at]
    if (first === '<' && text[at + 1] === '<') {
      at += 2
      return readDictionary(depth)
    }
    if (first === '[') {
      at += 1
      const values: PdfValue[] = []
      readList(']', depth, (value) => values.push(value))
      return values
    }
    if (first === '/') return { name: plainName(take(NAME)?.[1] ?? '') }
    if (first === '(') return { bytes: readLiteral() }
    if (first === '<') return { bytes: fromHex(take(HEX)?.[1] ?? '') }
    const reference = take(REFERENCE)
    if (reference) return { object: Number(reference[1]) }
    const number = take(NUMBER)
    if (number) return Number(number[0])
    const word = take(WORD)?.[0]
    return word === 'true' ? true : word === 'false' ? false : null
  }

  const readLiteral = (): string => {
    const begin = at + 1
    let depth = 0
    for (; at < text.length; at += 1) {
      const letter = text[at]
      if (letter === '\\') at += 1
      else if (letter === '(') depth += 1
      else if (letter === ')') {
        depth -= 1
        if (depth === 0) break
      }
    }
    const bytes = text.slice(begin, at)
    at += 1
    return bytes.includes('\\') ? unescaped(bytes) : bytes
  }

  return read(0)
}

export function isName(value: PdfValue | undefined): value is PdfName {
  return typeof value === 'object' && value !== null && 'name' in value
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'object' in value
}

/** The text of a string, in any of the three encodings of PDF; '' for other values. */
export function textOf(value: PdfValue | undefined): string {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return ''
  const bytes = Buffer.from(value.bytes, 'latin1')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le')
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8')
  return value.bytes
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescaped(bytes: string): string {
  return bytes.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, letter = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    return /^[\r\n]/.test(letter) ? '' : (ESCAPES[letter] ?? letter)
  })
}

function fromHex(digits: string): string {
  const plain = digits.replaceAll(/[\s\0]/g, '')
  return Buffer.from(plain.length % 2 === 0 ? plain : `${plain}0`, 'hex').toString('latin1')
}
