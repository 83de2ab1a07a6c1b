import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const TABLE = 'page_uniqueness'

/** The tag under which the score of an address is remembered; it expires when the score changes. */
export const uniquenessTag = (path: string): string => tags.one(TABLE, path)

/**
 * Whether search engines are offered the page at an address: not while too little of it stands on that page alone (feature E2,
 * decision 062). One that has not been compared yet is offered.
 */
export async function isDifferentEnough(path: string): Promise<boolean> {
  const [score, limit] = await Promise.all([scoreOf(path), uniquenessLimit()])
  return score === null || score >= limit
}

/** The share in percent below which pages are kept out of search engines; 0 keeps none out. */
export const uniquenessLimit = atRequest(async () => {
  cached(tags.list('site_settings'))
  const row = await db.siteSettings.findFirst({ select: { uniquenessLimit: true } })
  return row?.uniquenessLimit ?? 0
})

/** The same rule for the database: holds for the addresses that are kept out. `path` is an expression for the address. */
export function isKeptOutSql(path: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`exists (
    select from page_uniqueness u, site_settings s where u.path = ${path} and u.score < s.uniqueness_limit)`
}

/** All addresses that are kept out. */
export async function addressesKeptOut(): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ path: string }[]>`
    select u.path from page_uniqueness u, site_settings s where u.score < s.uniqueness_limit`
  return new Set(rows.map(({ path }) => path))
}

const scoreOf = atRequest(async (path: string) => {
  cached(uniquenessTag(path))
  const row = await db.pageUniqueness.findUnique({ where: { path }, select: { score: true } })
  return row?.score ?? null
})
