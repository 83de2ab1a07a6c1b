import { withoutInvisible } from '@/lib/platform/typed-text'

type TypedPhone = {
  /** Digits with an optional leading plus; formatting removed. */
  number: string
  extension: string | null
}

/** Longer text is cut: a number with its label and notes is shorter. */
const MAX_TYPED = 200

/** Words that contact lists and people write before or after a number. */
const KIND =
  '(?:cell|mobile|home|work|office|main|phone|telephone|tel|number|no|landline|daytime|evening|day|night|direct|voice|text|fax)'
const LABEL = new RegExp(String.raw`^(?:${KIND}\b[\s.:#=-]{0,3}){1,3}`, 'i')
const NOTE = new RegExp(String.raw`[\s,;/(-]{0,3}\(?\b${KIND}\b(?:\s${KIND}\b)?\.?\)?$`, 'i')

/** "ext. 12", "x12", "# 12", ";ext=12", "(ext. 12)", "x 5 after 6pm", "ext12 / 14": the first one counts. */
const EXTENSION =
  /[\s,;(-]{0,5}(?:extension|extn|ext|x|#)[\s.:#=-]{0,4}(\d{1,8})(?:\s?[/,&]\s?\d{1,8}|#)?[\s.,;)]{0,3}(?:(?<=[\s,;)])\p{L}.{0,80})?$/iu

/** Pauses of a phone's own address book: "303-555-0142,,12#". */
const PAUSED = /\s?[,;]{1,4}\s?(\d{1,8})#?$/

/** Between two numbers: the first one counts. */
const EITHER = /\s?(?:[/,;&]|\bor\b|\band\b)\s?/i

/** All kinds of spaces, dashes, brackets, slashes and underscores. */
const FORMATTING = /[\s.()[\]/_\p{Pd}\u2212\u00b7]/gu

const RULE = /^\+?[1-9]\d{0,15}$/
const MIN_CHARACTERS = 10

/** Removes the formatting people type (reading 3); digits of other scripts become ASCII. Never throws. */
export function readTypedPhone(typed: string): TypedPhone {
  const text = firstNumber(withoutInvisible(asciiDigits(typed.slice(0, MAX_TYPED).normalize('NFKC'))))
    .replace(LABEL, '')
    .replace(NOTE, '')
    .replace(/[\s.,;]{1,5}$/, '')
  const extension = EXTENSION.exec(text) ?? PAUSED.exec(text)
  const main = extension ? text.slice(0, extension.index) : text
  return { number: plainNumber(main), extension: extension?.[1] ?? null }
}

function firstNumber(text: string): string {
  const [first = '', second = ''] = text.split(EITHER)
  return isWhole(first) && isWhole(second) ? first : text
}

const isWhole = (part: string) => part.replace(/\D/g, '').length >= MIN_CHARACTERS

/** Forms that add a country code to a complete number write it twice. */
function plainNumber(text: string): string {
  return text.replace(FORMATTING, '').replace(/^\+1\+/, '+')
}

function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
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

/** A `tel:` link that also dials the extension (RFC 3966). */
export function telLink(number: string, extension: string | null): string {
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`
}

/** As typed if it fits into `max` characters, otherwise as short as possible: "+13035550142 x12". */
export function shortPhone(typed: string, max: number): string {
  const text = withoutInvisible(typed)
  if ([...text].length <= max) return text
  const { extension } = readTypedPhone(text)
  return `${phoneDial(text)}${extension ? ` x${extension}` : ''}`
}
