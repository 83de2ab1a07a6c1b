import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { readPage } from '@/lib/platform/http/read-page'
import { isChecking } from '@/lib/records/page-uniqueness/check-pages'
import type { UniquenessQuery } from '@/lib/records/page-uniqueness/uniqueness-query'
import { placesWithOwnData } from '@/lib/site/seo/place-gate'
import { uniquenessLimit } from '@/lib/site/seo/uniqueness'

const PAGE_SIZE = 25

/** Times are ISO, UTC. */
export type ComparedPage = {
  path: string
  /** 0 to 100; null until compared. */
  score: number | null
  similarPath: string | null
  words: number
  isIndexed: boolean
  /** False for a city page without apartments of that care there and without words of an editor. */
  hasOwnData: boolean
  checkedAt: string | null
}

/** Compared addresses, least unique first. @throws AppError 403 */
export async function listPages(actor: Actor, { below, page }: UniquenessQuery) {
  assertCan(actor, 'read', 'content')
  const limit = await uniquenessLimit()
  const shown = below ? Prisma.sql`score < ${limit}` : Prisma.sql`true`
  const list = await readPage<ComparedPage & { id: string }>(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const way = Prisma.raw(fromEnd ? 'desc' : 'asc')
        const rows = await db.$queryRaw<{ path: string }[]>`
          select path from page_uniqueness where ${shown}
          order by score ${way}, path ${way} limit ${take} offset ${skip}`
        return rows.map(({ path }) => path)
      },
      rows: async (paths) => {
        const [rows, own] = await Promise.all([
          db.pageUniqueness.findMany({ where: { path: { in: paths } }, select: SHOWN }),
          placesWithOwnData(),
        ])
        return rows.map((row) => ({ id: row.path, ...shownPage(row, limit, own) }))
      },
      count: async (atMost) => {
        const [row] = await db.$queryRaw<{ count: number }[]>`
          select count(*)::int as count from (select 1 from page_uniqueness where ${shown} limit ${atMost}) counted`
        return row?.count ?? 0
      },
    },
  )
  return { ...list, rows: list.rows.map(({ id: _, ...row }) => row), limit, ...(await checkStatus()) }
}

/** One address as in the list; null when never compared. @throws AppError 403 */
export async function comparedPage(
  actor: Actor,
  path: string,
): Promise<(ComparedPage & { limit: number }) | null> {
  assertCan(actor, 'read', 'content')
  const [row, limit, own] = await Promise.all([
    db.pageUniqueness.findUnique({ where: { path }, select: SHOWN }),
    uniquenessLimit(),
    placesWithOwnData(),
  ])
  return row && { ...shownPage(row, limit, own), limit }
}

const SHOWN = { path: true, score: true, similarPath: true, words: true, checkedAt: true } as const

type Row = Pick<Prisma.PageUniquenessGetPayload<{ select: typeof SHOWN }>, keyof typeof SHOWN>

function shownPage({ checkedAt, ...row }: Row, limit: number, own: ReadonlySet<string>): ComparedPage {
  const place = row.path.slice(1)
  // Only city pages have two segments.
  const hasOwnData = !place.includes('/') || own.has(place)
  const isIndexed = hasOwnData && (row.score === null || row.score >= limit)
  return { ...row, hasOwnData, isIndexed, checkedAt: checkedAt?.toISOString() ?? null }
}

async function checkStatus() {
  const [check, isRunning] = await Promise.all([db.pageCheck.findFirst(), isChecking()])
  return {
    isChecking: isRunning,
    checkedAt: check?.finishedAt?.toISOString() ?? null,
    problem: check?.problem ?? null,
  }
}
