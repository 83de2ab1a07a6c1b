import { foldText } from '@/lib/platform/fold-text'

export const MAX_QUERY = 100
const MAX_WORDS = 12
const MIN_PREFIX = 3

export type SearchQuery = {
  /** Trimmed and cut; shown again. */
  text: string
  /** Letters and digits only, folded (decision 099). */
  words: string[]
}

/** Reads `?q=`; null when it contains no words. Never throws. */
export function readSearchQuery(sent: string | string[] | undefined): SearchQuery | null {
  const given = (Array.isArray(sent) ? sent[0] : sent) ?? ''
  const text = [...given.replace(/[\p{Cc}\p{Co}\p{Surrogate}\s]+/gu, ' ').trim()]
    .slice(0, MAX_QUERY)
    .join('')
    .trim()
  const words = (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
  return words.length > 0 ? { text, words } : null
}

/** For websearch_to_tsquery: folded, with the minus that excludes a word. */
export function foldedExpression({ text }: SearchQuery): string {
  return text
    .split(/(?<!\S)(?=-\S)/)
    .map((part) => (part.startsWith('-') ? `-${foldText(part.slice(1))}` : foldText(part)))
    .join('')
}

/** True when the text uses websearch_to_tsquery operators: quotes, minus or "or". */
export function hasOperators(text: string): boolean {
  return /"|(^|\s)-|\sor\s/i.test(text)
}

/** All words, the last one as a prefix ('memor' finds memory); null when that adds nothing. */
export function prefixExpression({ text, words }: SearchQuery): string | null {
  const last = words.at(-1) ?? ''
  if (hasOperators(text) || last.length < MIN_PREFIX) return null
  return [...words.slice(0, -1), `${last}:*`].join(' & ')
}

/** Any of the words, for when no record has them all. */
export function anyExpression({ words }: SearchQuery): string {
  const longer = words.filter((word) => word.length > 1)
  return (longer.length > 0 ? longer : words)
    .map((word) => (word.length > MIN_PREFIX ? `${word}:*` : word))
    .join(' | ')
}
