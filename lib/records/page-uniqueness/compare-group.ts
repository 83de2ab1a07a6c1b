import 'server-only'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { asJson } from '@/lib/platform/outbox/as-json'
import { type Sketch, scorePages } from '@/lib/records/page-uniqueness/score-pages'
import { uniquenessTag } from '@/lib/site/seo/uniqueness'

const AT_ONCE = 500

export async function groupsToCompare(): Promise<string[]> {
  const rows = await db.pageUniqueness.groupBy({ by: ['peerGroup'], orderBy: { peerGroup: 'asc' } })
  return rows.map(({ peerGroup }) => peerGroup)
}

/** Compares a group's pages; pages and sitemap follow the new scores. */
export async function compareGroup(peerGroup: string): Promise<void> {
  const paths: string[] = []
  const sketches: Sketch[] = []
  for await (const { path, rank, shingles } of rowsOf(peerGroup)) {
    paths.push(path)
    sketches.push({ rank, shingles: hashesIn(shingles) })
  }
  const scores = (await scorePages(sketches)).map(({ score, similar }, at) => ({
    path: paths[at] ?? '',
    score,
    similarPath: similar === null ? null : (paths[similar] ?? null),
  }))
  for (let at = 0; at < scores.length; at += AT_ONCE) await storeScores(scores.slice(at, at + AT_ONCE))
}

/** Deletes pages that the last reading did not find. */
export async function deleteGone(began: Date): Promise<void> {
  const gone = await db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ path: string }[]>`
      delete from page_uniqueness where read_at < ${began} returning path`
    await announce(tx, rows)
    return rows
  })
  expireNow(gone.map(({ path }) => uniquenessTag(path)))
}

async function* rowsOf(peerGroup: string) {
  for (let after: string | null = ''; after !== null; ) {
    const rows: { path: string; rank: number; shingles: Uint8Array }[] = await db.pageUniqueness.findMany({
      where: { peerGroup, path: { gt: after } },
      select: { path: true, rank: true, shingles: true },
      orderBy: { path: 'asc' },
      take: AT_ONCE,
    })
    yield* rows
    after = rows.length < AT_ONCE ? null : (rows.at(-1)?.path ?? null)
  }
}

/** Copied for alignment: a row's bytes may start at an offset that a Uint32Array cannot. */
const hashesIn = (bytes: Uint8Array) => new Uint32Array(Uint8Array.from(bytes).buffer)

type Kept = { path: string; score: number; similarPath: string | null }

async function storeScores(scores: Kept[]): Promise<void> {
  const changed = await db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ path: string }[]>`
      with new as (
        select path, score, "similarPath" from jsonb_to_recordset(${asJson(scores)}::jsonb)
          as given (path text, score int, "similarPath" text)
      ), known as (
        select u.path, u.score from page_uniqueness u join new using (path) for update of u
      ), kept as (
        update page_uniqueness u set score = new.score, similar_path = new."similarPath", checked_at = now()
        from new where u.path = new.path
      )
      select path from known join new using (path) where known.score is distinct from new.score`
    await announce(tx, rows)
    return rows
  })
  expireNow(changed.map(({ path }) => uniquenessTag(path)))
}

/** This many tags of long addresses fit into one notification. */
const TAGS_AT_ONCE = 20

async function announce(tx: Parameters<typeof announceExpiry>[0], rows: { path: string }[]): Promise<void> {
  for (let at = 0; at < rows.length; at += TAGS_AT_ONCE)
    await announceExpiry(
      tx,
      rows.slice(at, at + TAGS_AT_ONCE).map(({ path }) => uniquenessTag(path)),
    )
}
