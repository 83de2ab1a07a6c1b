import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { SOURCES } from '@/lib/site/search/sources'

/** Trigrams in common, of all: 'demensia' and 'dementia' have 0.5. */
const ALIKE = 0.4
const MIN_LENGTH = 4
/** People mistype letters more often than they leave them out: 'medicade' is Medicaid and not medical. */
const PER_LETTER = 0.06

/**
 * The words with each one that occurs nowhere on the site put right by the most similar one that does ('demensia' →
 * 'dementia'); null when nothing is alike, or the database has no pg_trgm.
 */
export async function correctWords(words: string[]): Promise<string[] | null> {
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
      where similarity(typed, word) >= ${ALIKE}
      order by typed, similarity(typed, word) - ${PER_LETTER}::float4 * abs(length(typed) - length(word)) desc, word`
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
