import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { addressGroup } from '@/lib/platform/http/address-group'
import { clientAddress } from '@/lib/platform/http/client-address'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { log } from '@/lib/platform/log'
import { findRecords, type SearchGroup } from '@/lib/site/search/find'
import {
  anyExpression,
  foldedExpression,
  hasOperators,
  prefixExpression,
  type SearchQuery,
} from '@/lib/site/search/search-query'
import { type SearchKind, SOURCES } from '@/lib/site/search/sources'

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

/** Searches all public records (A7), or one `kind`: all words or synonyms, then corrected, then any. */
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
  const typed = Prisma.sql`websearch_to_tsquery('english', ${foldedExpression(query)})`
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
  ['fell', 'fall', 'fallen'],
  ['tonight', 'urgent', 'emergency'],
  ['discharge', 'discharged', 'hospital'],
  ['mother', 'mom', 'father', 'dad', 'parent'],
]

/** Expands words that have synonyms. `query` is SQL of type tsquery made of `words` (letters and digits). */
function withSynonyms(query: Prisma.Sql, words: readonly string[]): Prisma.Sql {
  return words.reduce((widened, word) => {
    const group = SYNONYM_GROUPS.find(
      (names) => names.includes(word) || names.includes(word.replace(/s$/, '')),
    )
    if (!group) return widened
    return Prisma.sql`ts_rewrite(${widened}, to_tsquery('english', ${word}), to_tsquery('english', ${group.join(' | ')}))`
  }, query)
}

/** Minimum trigram similarity: 'demensia' and 'dementia' have 0.5. */
const MIN_SIMILARITY = 0.4
const MIN_LENGTH = 4
/** Typos replace letters more often than they drop them: 'medicade' is Medicaid, not medical. */
const LENGTH_PENALTY = 0.06

/** Replaces words unknown to the site by similar ones that occur. Null without any, or without pg_trgm. */
async function correctWords(words: string[]): Promise<string[] | null> {
  const long = words.filter((word) => word.length >= MIN_LENGTH)
  if (long.length === 0) return null
  try {
    const rows = await db.$queryRaw<{ typed: string; known: string }[]>`
      with docs as (${Prisma.join([...SOURCES], ' union all ')}),
      vocabulary as (
        select distinct lower(word) as word from docs, regexp_split_to_table(
          regexp_replace(concat_ws(' ', title, note, body), '<[^>]*>', ' ', 'g'), '[^[:alpha:]]+') as word
        where length(word) >= ${MIN_LENGTH}
      )
      select distinct on (typed) typed, word as known
      from unnest(${long}::text[]) as typed, vocabulary
      where similarity(typed, word) >= ${MIN_SIMILARITY}
      order by typed, similarity(typed, word) - ${LENGTH_PENALTY}::float4 * abs(length(typed) - length(word)) desc, word`
    const known = new Map(rows.map((row) => [row.typed, row.known]))
    const corrected = words.map((word) => known.get(word) ?? word)
    return corrected.join(' ') === words.join(' ') ? null : corrected
  } catch (error) {
    if (!isMissingFunction(error)) throw error
    log.warn('search cannot correct mistyped words: the database has no pg_trgm')
    return null
  }
}

/** 42883: similarity() does not exist. */
function isMissingFunction(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && JSON.stringify(error.meta).includes('42883')
}

/** Too many for a person; enough for an office behind one address. */
const LIMIT: Limit = { name: 'site-search', points: 90, seconds: 60 }

/** Counts a search; false when the visitor is over the limit. */
export async function allowSearch(headers: Headers): Promise<boolean> {
  const address = clientAddress(headers)
  return !address || (await countAttempt(LIMIT, addressGroup(address))) === null
}
