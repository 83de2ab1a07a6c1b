import { literal } from '@/lib/platform/database/like-literal'

const MAX_WORDS = 6

const MIN_PHONE_DIGITS = 4

/** A trigram index cannot help to find fewer letters inside a word. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u

/** The words of a search, at most six. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/**
 * Prisma filters, one of which must hold for a word to be found, in any letter case: it occurs somewhere in a field; one or
 * two letters at the beginning of a word, so that the trigram indexes answer them too.
 */
export function containing<Name extends string>(word: string, fields: readonly Name[]) {
  const text = literal(word)
  const matches = isShort(word) ? [{ startsWith: text }, { contains: ` ${text}` }] : [{ contains: text }]
  return fields.flatMap((name) =>
    matches.map((match) => ({ [name]: { ...match, mode: 'insensitive' } }) as Record<Name, Match>),
  )
}

type Match = { contains?: string; startsWith?: string; mode: 'insensitive' }

/** The digits of a search for a telephone number, in whatever form it is typed; null for any other. */
export function numberIn(search: string): string | null {
  const digits = search.replace(/[\s().+-]/g, '')
  return /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS ? digits : null
}

/** Whether a word is looked for only where words begin. */
export function isShort(word: string): boolean {
  return SHORT.test(word)
}
