import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { SOURCES } from '@/lib/site/search/sources'

/** Minimum trigram similarity: 'demensia' and 'dementia' have 0.5. */
const MIN_SIMILARITY = 0.4
const MIN_LENGTH = 4
/** Typos replace letters more often than they drop them: 'medicade' is Medicaid, not medical. */
const LENGTH_PENALTY = 0.06

/** Replaces words unknown to the site by similar ones that occur. Null without any, or without pg_trgm. */
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
