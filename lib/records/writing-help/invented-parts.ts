import { COMMON_WORDS } from '@/lib/records/writing-help/common-words'

/** A part of a suggestion that the known texts do not have. */
type Invented = { kind: 'number' | 'price' | 'name' | 'address'; text: string }

type Options = {
  /** Counts such as “two chairs” say what a picture shows and claim nothing. */
  mayCount?: boolean
}

/**
 * Finds numbers, prices, names and addresses that the known texts do not contain. A capitalized word is a
 * name, unless it is an ordinary word at the start of a sentence.
 */
export function inventedParts(text: string, known: string, { mayCount = false }: Options = {}): Invented[] {
  const said = plainForm(text)
  const given = plainForm(known)
  const addresses = found(said, ADDRESS).filter((address) => !given.includes(address))
  const rest = said.replace(ADDRESS, ' ')
  return [
    ...addresses.map((part) => ({ kind: 'address' as const, text: part })),
    ...pricesIn(rest, given),
    ...numbersIn(rest, given, mayCount),
    ...namesIn(rest, given),
  ]
}

/** One spelling for what looks alike: wide digits, curly quotes, non-breaking spaces. */
function plainForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([part]) => part)

const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s"<>]+|[^\s"<>@]+@[^\s"<>@]+\.[a-z]{2,}|\b[\w-]+\.(?:com|org|net|info|io|co|gov|edu|us|biz)\b[^\s"<>]*/gi

const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`
const PRICE = new RegExp(
  String.raw`\p{Sc}\s?(${AMOUNT})|(${AMOUNT})\s?(?:\p{Sc}|dollars?|usd|bucks|cents?)|usd\s?(${AMOUNT})`,
  'giu',
)

/** Words that promise something about a price. */
const PRICE_WORDS =
  /\b(?:free|complimentary|gratis|discount\w*|waived?|refund\w*|cheap\w*|affordab\w*|bargain|lowest|half[- ]price|no (?:fees?|cost|charge)|guarante\w*)\b/gi

function pricesIn(text: string, known: string): Invented[] {
  const amounts = new Set([...known.matchAll(PRICE)].map(amountOf))
  const prices = [...text.matchAll(PRICE)].filter((match) => !amounts.has(amountOf(match)))
  const words = found(text, PRICE_WORDS).filter((word) => !holdsWord(known, word))
  return [...prices.map(([part]) => part), ...words].map((part) => ({ kind: 'price', text: part }))
}

const amountOf = (match: RegExpMatchArray): string => digitsOf(match.slice(1).find(Boolean) ?? '')

/** '4,850.00' → '4850' */
const digitsOf = (amount: string): string => amount.replaceAll(',', '').replace(/\.0+$/, '')

/** Digits of any script, halves and Roman numerals that stay after NFKC. */
const NUMBER = new RegExp(String.raw`${AMOUNT}|[\p{Nd}\p{Nl}\p{No}]+`, 'gu')
const PERCENT = new RegExp(String.raw`(${AMOUNT})\s?(?:%|percent)`, 'gi')

const COUNTS = 'two three four five six seven eight nine ten'.split(' ')
const NUMBER_WORDS = [
  ...COUNTS,
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
  ...'thirty forty fifty sixty seventy eighty ninety hundred thousand million billion'.split(' '),
  ...'dozen half third quarter twice double triple zero'.split(' '),
]
/** Judged as numbers, so they are no names. */
const NUMBERS_AS_WORDS: ReadonlySet<string> = new Set(NUMBER_WORDS)
const WORD_NUMBERS = new RegExp(String.raw`\b(?:${NUMBER_WORDS.join('|')})s?\b`, 'gi')
const VALUES: Readonly<Record<string, string>> = Object.fromEntries(
  NUMBER_WORDS.slice(0, 19).map((word, at) => [word, String(at + 2)]),
)

function numbersIn(text: string, known: string, mayCount: boolean): Invented[] {
  const digits = new Set(found(known, NUMBER).map(digitsOf))
  const percents = new Set([...known.matchAll(PERCENT)].map(([, amount = '']) => digitsOf(amount)))
  const isKnownWord = (word: string) => {
    const one = word.toLowerCase().replace(/s$/, '')
    return (mayCount && COUNTS.includes(one)) || holdsWord(known, word) || digits.has(VALUES[one] ?? '')
  }
  const unknown = [
    ...found(text, NUMBER).filter((number) => !digits.has(digitsOf(number))),
    ...[...text.matchAll(PERCENT)]
      .filter(([, amount = '']) => !percents.has(digitsOf(amount)))
      .map(([part]) => part),
    ...found(text, WORD_NUMBERS).filter((word) => !isKnownWord(word)),
  ]
  return unknown.map((part) => ({ kind: 'number', text: part }))
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}+)*/gu
/** The end of a sentence, a line or a heading, and what may open the next one. */
const SENTENCE_START = /(?:^|[.!?:\n])["'(\s*-]*$/

function namesIn(text: string, known: string): Invented[] {
  const words = new Set(found(known, WORD).map(bare))
  const lower = new Set([...words].map((word) => word.toLowerCase()))
  const names = [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const word = bare(written)
    if (!/\p{Lu}/u.test(word) || isFirstPerson(word) || words.has(word)) return []
    const isOrdinary = [lower, COMMON_WORDS, NUMBERS_AS_WORDS].some((known) => known.has(word.toLowerCase()))
    const isStart = SENTENCE_START.test(text.slice(0, index)) && !/\p{Lu}/u.test(word.slice(1))
    return isStart && isOrdinary ? [] : [word]
  })
  return [...new Set(names)].map((word) => ({ kind: 'name', text: word }))
}

/** Without a possessive. */
const bare = (word: string): string => word.replace(/'s$/, '')

const isFirstPerson = (word: string): boolean => /^I(?:'\w+)?$/.test(word)

function holdsWord(known: string, word: string): boolean {
  return new RegExp(String.raw`\b${word}\b`, 'i').test(known)
}
