import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { carePricingNote, carePricingOf } from '@/lib/site/communities/care-pricing'
import { HIT_END, HIT_START, type SnippetPart, snippetParts } from '@/lib/site/search/snippet'
import { type SearchKind, SOURCES } from '@/lib/site/search/sources'

export type SearchHit = { path: string; title: string; note: string | null; snippet: SnippetPart[] }
export type SearchGroup = { kind: SearchKind; total: number; hits: SearchHit[] }

type Row = {
  kind: SearchKind
  path: string
  title: string
  note: string | null
  headline: string
  total: number
}

/** What is over counts less than what is to come. */
const OVER = 0.3

/** More than any rank. */
const SAME_TITLE = 2

/** More than any rank, too: "memory" is the page of memory care before every text that speaks of it. */
const NAMED = 1
const THINGS: SearchKind[] = ['communities', 'care', 'people']

/** A page's heading need not say which page it is; its address does: '/services/chaplaincy' is found by "chaplaincy". */
const CALLED = Prisma.sql`kind = 'pages' and to_tsvector('english', translate(substring(path from '[^/]+$'), '-', ' ')) @@ q.query`

const HEADLINE = `StartSel=${HIT_START},StopSel=${HIT_END},MaxWords=32,MinWords=14,MaxFragments=2,FragmentDelimiter=" … "`

/** The words of a body without its HTML; cells and lines are kept apart as a person would read them out. */
const BODY_WORDS = Prisma.sql`
  regexp_replace(
    regexp_replace(
      regexp_replace(left(body, 100000), '</t[dh]>\\s*<t[dh][^>]*>', ', ', 'g'),
      '</(?:tr|li|caption|h[1-6])>', '. ', 'g'),
    '<[^>]*>', ' ', 'g')`

/**
 * Everything public that a tsquery finds, by kind; the kind with the best hit first.
 * @param query an SQL expression of type tsquery
 * @param typed what was searched for: a record called exactly that comes first
 * @param perKind most hits of one kind
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
        ts_rank('{0.1, 0.3, 0.6, 1.0}', doc, q.query, 1) * case when note = 'over' then ${OVER}::float4 else 1 end
          + case when lower(title) = lower(${typed}) and note is distinct from 'over' then ${SAME_TITLE}::float4 else 0 end
          + case when kind = any(${THINGS}) and to_tsvector('english', title) @@ q.query or ${CALLED} then ${NAMED}::float4 else 0 end as rank
      from docs, q where doc @@ q.query or (${CALLED})
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

/** The line beside a title: a page's place, what the rates of a kind of care include, or what the source gave. */
function noteOf(kind: SearchKind, { path, note }: Pick<Row, 'path' | 'note'>): string | null {
  if (kind === 'pages') return pageCopy(path)
  if (kind === 'care') return carePricingNote(carePricingOf({ carePricing: note, careType: null }))
  return note
}

/** A page's heading need not say which page it is; its address does: '/services/chaplaincy' → 'Chaplaincy'. */
function pageCopy(path: string): string {
  const last = (path.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return last.charAt(0).toUpperCase() + last.slice(1)
}
