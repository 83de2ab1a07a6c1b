import { FOLDED } from '@/lib/platform/database/folded-comparisons'
import { foldText } from '@/lib/platform/fold-text'

const MAX_WORDS = 8

const MIN_PHONE_DIGITS = 4

/** Trigram indexes cannot match fewer letters inside a word. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u

/** Folded words, as the database has them: for `containing` and for `fold_text` in SQL. */
export function searchWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/**
 * Prisma filters on folded text, to be joined with OR; short words match at word starts only.
 * @param word from `searchWords`
 */
export function containing<Name extends string>(word: string, fields: readonly Name[]) {
  const text = FOLDED + escapeLike(word)
  const matches = isShort(word)
    ? [{ startsWith: text }, { contains: `${FOLDED} ${escapeLike(word)}` }]
    : [{ contains: text }]
  return fields.flatMap((name) =>
    matches.map((match) => ({ [name]: { ...match, mode: 'insensitive' } }) as Record<Name, Match>),
  )
}

type Match = { contains?: string; startsWith?: string; mode: 'insensitive' }

/** The digits of a search for a phone number in any notation; null for other searches. */
export function phoneDigitsIn(search: string): string | null {
  const digits = search.replace(/[\s().+-]/g, '')
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits : null
}

export function isShort(word: string): boolean {
  return SHORT.test(word)
}

/** Escapes % and _ for LIKE and ILIKE, where Prisma's `contains` and insensitive `equals` do not. */
export function escapeLike(text: string): string {
  return text.replaceAll(FOLDED, '').replace(/[\\%_]/g, '\\$&')
}
