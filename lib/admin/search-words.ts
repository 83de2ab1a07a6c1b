const MAX_WORDS = 6

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
  const matches = SHORT.test(word) ? [{ startsWith: text }, { contains: ` ${text}` }] : [{ contains: text }]
  return fields.flatMap((name) =>
    matches.map((match) => ({ [name]: { ...match, mode: 'insensitive' } }) as Record<Name, Match>),
  )
}

type Match = { contains?: string; startsWith?: string; mode: 'insensitive' }

/** Prisma passes `contains` to ILIKE as it is: a typed % or _ must stand for itself. */
function literal(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
