import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const TABLE = 'page_uniqueness'

export const uniquenessTag = (path: string): string => recordTag(TABLE, path)

/** False while too little of a page's copy is unique (feature E2, decision 062). True if not compared yet. */
export async function isUniqueEnough(path: string): Promise<boolean> {
  const [score, limit] = await Promise.all([scoreOf(path), uniquenessLimit()])
  return score === null || score >= limit
}

/** Minimum share in percent; 0 excludes no page. */
export const uniquenessLimit = atRequest(async () => {
  cached('site_settings')
  const row = await db.siteSettings.findFirst({ select: { uniquenessLimit: true } })
  return row?.uniquenessLimit ?? 0
})

/** SQL condition that holds for excluded pages. `path` is an SQL expression. */
export function isExcludedSql(path: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`exists (
    select from page_uniqueness u, site_settings s where u.path = ${path} and u.score < s.uniqueness_limit)`
}

export async function excludedAddresses(): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ path: string }[]>`
    select u.path from page_uniqueness u, site_settings s where u.score < s.uniqueness_limit`
  return new Set(rows.map(({ path }) => path))
}

const scoreOf = atRequest(async (path: string) => {
  cached(uniquenessTag(path))
  const row = await db.pageUniqueness.findUnique({ where: { path }, select: { score: true } })
  return row?.score ?? null
})
