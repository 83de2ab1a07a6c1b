import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Singular forms; PostgreSQL handles inflection. */
const SYNONYM_GROUPS: readonly string[][] = [
  ['cost', 'price', 'rate', 'fee'],
  ['dementia', 'alzheimer'],
  ['job', 'career'],
  ['meal', 'food', 'menu', 'dining'],
  ['pet', 'dog', 'cat'],
  ['bus', 'ride', 'transport'],
  ['wheelchair', 'accessible'],
  ['church', 'chapel', 'chaplain'],
  ['couple', 'spouse', 'husband', 'wife'],
  ['veteran', 'va'],
]

/** Expands words that have synonyms. `query` is SQL of type tsquery made of `words` (letters and digits). */
export function withSynonyms(query: Prisma.Sql, words: readonly string[]): Prisma.Sql {
  return words.reduce((widened, word) => {
    const group = SYNONYM_GROUPS.find(
      (names) => names.includes(word) || names.includes(word.replace(/s$/, '')),
    )
    if (!group) return widened
    return Prisma.sql`ts_rewrite(${widened}, to_tsquery('english', ${word}), to_tsquery('english', ${group.join(' | ')}))`
  }, query)
}
