import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Words that families use for one thing, singular; other forms of a word are PostgreSQL's to know. */
const FAMILIES: readonly string[][] = [
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

/**
 * The query with each of its words that has synonyms standing for any of them.
 * @param query an SQL expression of type tsquery, made of `words`
 * @param words letters and digits only
 */
export function withSynonyms(query: Prisma.Sql, words: readonly string[]): Prisma.Sql {
  return words.reduce((widened, word) => {
    const family = FAMILIES.find((names) => names.includes(word) || names.includes(word.replace(/s$/, '')))
    if (!family) return widened
    return Prisma.sql`ts_rewrite(${widened}, to_tsquery('english', ${word}), to_tsquery('english', ${family.join(' | ')}))`
  }, query)
}
