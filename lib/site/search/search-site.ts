import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { correctWords } from '@/lib/site/search/correct'
import { findRecords, type SearchGroup } from '@/lib/site/search/find'
import {
  anyExpression,
  hasOperators,
  prefixExpression,
  type SearchQuery,
} from '@/lib/site/search/search-query'
import type { SearchKind } from '@/lib/site/search/sources'
import { withSynonyms } from '@/lib/site/search/synonyms'

const MAX_PER_KIND = 4
const MAX_OF_ONE_KIND = 50

export type SearchAnswer = {
  groups: SearchGroup[]
  total: number
  /** The text searched for instead of a mistyped one. */
  corrected: string | null
  /** No record has all words; these have some. */
  isLoose: boolean
}

/**
 * Searches all public records (A7), or one `kind` for more of it: all words or synonyms, then corrected
 * words, then any word.
 */
export async function searchSite(query: SearchQuery, kind: SearchKind | null = null): Promise<SearchAnswer> {
  const limits = { typed: query.text, kind, perKind: kind ? MAX_OF_ONE_KIND : MAX_PER_KIND }
  const strict = await findRecords(allWords(query), limits)
  if (strict.length > 0) return answer(strict)

  const words = hasOperators(query.text) ? null : await correctWords(query.words)
  if (words) {
    const corrected = { text: words.join(' '), words }
    const again = { ...limits, typed: corrected.text }
    const groups = await findRecords(allWords(corrected), again)
    if (groups.length > 0) return { ...answer(groups), corrected: corrected.text }
    const loose = await findRecords(anyWord(corrected), again)
    if (loose.length > 0) return { ...answer(loose), corrected: corrected.text, isLoose: true }
  }
  if (query.words.length === 1) return answer([])
  return { ...answer(await findRecords(anyWord(query), limits)), isLoose: true }
}

function allWords(query: SearchQuery): Prisma.Sql {
  const prefix = prefixExpression(query)
  const typed = Prisma.sql`websearch_to_tsquery('english', ${query.text})`
  const whole = prefix ? Prisma.sql`(${typed} || to_tsquery('english', ${prefix}))` : typed
  return hasOperators(query.text) ? whole : withSynonyms(whole, query.words)
}

function anyWord(query: SearchQuery): Prisma.Sql {
  return Prisma.sql`to_tsquery('english', ${anyExpression(query)})`
}

function answer(groups: SearchGroup[]): SearchAnswer {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { groups, total, corrected: null, isLoose: false }
}
