import 'server-only'
import { db } from '@/lib/platform/database/db'
import { foldText } from '@/lib/platform/fold-text'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { carePricingNote, carePricingOf } from '@/lib/site/communities/care-pricing'
import { HIT_END, HIT_START, type SnippetPart, snippetParts } from '@/lib/site/search/snippet'
import { type SearchKind, SOURCES } from '@/lib/site/search/sources'

type SearchHit = { path: string; title: string; note: string | null; snippet: SnippetPart[] }
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[] }

type Row = {
  kind: SearchKind
  path: string
  title: string
  note: string | null
  headline: string
  total: number
}

const PAST_EVENT_FACTOR = 0.3

/** Greater than any rank. */
const EXACT_TITLE_BOOST = 2

/** Greater than any rank, so that "memory" finds the memory care page before texts that mention it. */
const NAME_BOOST = 1
const NAMED_KINDS: SearchKind[] = ['communities', 'care', 'people']

/** A page's title may not name it, but its path does: "chaplaincy" finds '/services/chaplaincy'. */
const PATH_MATCHES = Prisma.sql`kind = 'pages' and to_tsvector('english', translate(substring(path from '[^/]+$'), '-', ' ')) @@ q.query`

const HEADLINE = `StartSel=${HIT_START},StopSel=${HIT_END},MaxWords=32,MinWords=14,MaxFragments=2,FragmentDelimiter=" … "`

/** Body text without HTML, with punctuation between cells and blocks. */
const BODY_WORDS = Prisma.sql`
  regexp_replace(
    regexp_replace(
      regexp_replace(left(body, 100000), '</t[dh]>\\s*<t[dh][^>]*>', ', ', 'g'),
      '</(?:tr|li|caption|h[1-6])>', '. ', 'g'),
    '<[^>]*>', ' ', 'g')`

/**
 * All public records that match, grouped by kind, best group first.
 * @param query an SQL expression of type tsquery
 * @param typed the text searched for; records with exactly this title come first
 * @param perKind maximum hits per kind
 */
export async function findRecords(
  query: Prisma.Sql,
  { typed, perKind, kind }: { typed: string; perKind: number; kind: SearchKind | null },
): Promise<SearchGroup[]> {
  const rows = await db.$queryRaw<Row[]>`
    with q as (select ${query} as query),
    docs as (${Prisma.join([...SOURCES], ' union all ')}),
    found as (
      select kind, path, title, note, body,
        ts_rank('{0.1, 0.3, 0.6, 1.0}', doc, q.query, 1) * case when note = 'over' then ${PAST_EVENT_FACTOR}::float4 else 1 end
          + case when fold_text(title) = ${foldText(typed)} and note is distinct from 'over' then ${EXACT_TITLE_BOOST}::float4 else 0 end
          + case when kind = any(${NAMED_KINDS}) and to_tsvector('english', fold_text(title)) @@ q.query or ${PATH_MATCHES} then ${NAME_BOOST}::float4 else 0 end as rank
      from docs, q where doc @@ q.query or (${PATH_MATCHES})
    ),
    hits as (
      select distinct on (kind, path, title) * from found order by kind, path, title, rank desc
    ),
    ranked as (
      select *, count(*) over (partition by kind) as total, max(rank) over (partition by kind) as best,
        row_number() over (partition by kind order by rank desc, title) as place
      from hits where ${kind}::text is null or kind = ${kind}
    )
    select kind, path, title, note, total::int,
      ts_headline('english', translate(${BODY_WORDS}, ${HIT_START + HIT_END}, ''), q.query, ${HEADLINE}) as headline
    from ranked, q where place <= ${perKind}
    order by best desc, kind, place`
  const groups = new Map<SearchKind, SearchGroup>()
  for (const { kind: of, total, title, headline, ...row } of rows) {
    const group = groups.get(of) ?? { kind: of, total, hits: [] }
    const note = noteOf(of, row)
    group.hits.push({
      ...row,
      note,
      title: title.replace(/\*([^*]+)\*/g, '$1'),
      snippet: snippetParts(headline),
    })
    groups.set(of, group)
  }
  return [...groups.values()]
}

function noteOf(kind: SearchKind, { path, note }: Pick<Row, 'path' | 'note'>): string | null {
  if (kind === 'pages') return pageNote(path)
  if (kind === 'care') return carePricingNote(carePricingOf({ carePricing: note, careType: null }))
  return note
}

/** '/services/chaplaincy' → 'Chaplaincy' */
function pageNote(path: string): string {
  const last = (path.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return last.charAt(0).toUpperCase() + last.slice(1)
}
