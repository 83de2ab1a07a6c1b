import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { readPage } from '@/lib/platform/http/read-page'
import { addressBook } from '@/lib/site/seo/address-book'
import { FIXED_PAGES } from '@/lib/site/seo/fixed-routes'
import { nearestAddress } from '@/lib/site/seo/nearest-address'

const PAGE_SIZE = 25
/** The limit in lib/site/seo/missed-addresses.ts. */
const KEPT = 2_000

/** Only addresses without a redirect by now. */
const OPEN = Prisma.sql`not exists (select 1 from redirects r where r.from_path = m.path and r.active)`

/** Times are ISO, UTC. */
export type MissedPage = {
  id: string
  path: string
  hits: number
  referrerHost: string | null
  lastSeenAt: string
  suggestion: string | null
}

/** Missing addresses that visitors requested, most hits first. @throws AppError 403 */
export async function listMissed(actor: Actor, page: number | 'last') {
  assertCan(actor, 'read', 'content')
  const known = await knownAddresses()
  return readPage<MissedPage>(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const way = Prisma.raw(fromEnd ? 'asc' : 'desc')
        const rows = await db.$queryRaw<{ id: string }[]>`
          select id::text as id from missed_addresses m where ${OPEN}
          order by hits ${way}, id ${way} limit ${take} offset ${skip}`
        return rows.map(({ id }) => id)
      },
      rows: async (ids) => {
        const rows = await db.missedAddress.findMany({ where: { id: { in: ids } } })
        return rows.map(({ id, path, hits, referrerHost, lastSeenAt }) => {
          const suggestion = nearestAddress(path, known)
          return { id, path, hits, referrerHost, lastSeenAt: lastSeenAt.toISOString(), suggestion }
        })
      },
      count: countOpen,
    },
  )
}

/** Number of missing addresses; at most 2,000 are kept. @throws AppError 403 */
export async function countMissed(actor: Actor): Promise<number> {
  assertCan(actor, 'read', 'content')
  return countOpen(KEPT)
}

async function countOpen(atMost: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 from missed_addresses m where ${OPEN} limit ${atMost}) counted`
  return row?.count ?? 0
}

/** Every URL path that visitors can be sent to. */
async function knownAddresses(): Promise<string[]> {
  const book = await addressBook()
  const below = (folder: string, slugs: Iterable<string>) => [...slugs].map((slug) => `/${folder}${slug}`)
  return [
    ...FIXED_PAGES.keys(),
    ...book.pages,
    ...below('', [...book.careTypes, ...book.landingPages, ...book.cityPages.keys()]),
    ...below('communities/', book.communities),
    ...below('team/', book.teamMembers),
    ...below('blog/', book.articles),
    ...below('resources/', book.resources),
    ...below('events/', book.events),
    ...below('care-navigator/', book.quizzes),
  ]
}

/** Removes an address from the missing pages until it is requested again. @throws AppError 403, 404 */
export async function forgetMissed(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'delete', 'content')
  const { count } = await db.missedAddress.deleteMany({ where: { id } })
  if (count === 0) throw notFound('This is not on the list any more')
}
