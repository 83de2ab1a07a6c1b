import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { addressBook } from '@/lib/site/seo/address-book'
import { FIXED_PAGES } from '@/lib/site/seo/fixed-routes'
import { nearestAddress } from '@/lib/site/seo/nearest-address'
import { resolveAddress } from '@/lib/site/seo/resolve-address'

const PAGE_SIZE = 25

/** Times are ISO, UTC. */
export type MissedPage = {
  id: string
  path: string
  hits: number
  referrerHost: string | null
  lastSeenAt: string
  suggestion: string | null
}

/** Missing addresses that visitors requested, most hits first, without live ones. @throws AppError 403 */
export async function listMissed(actor: Actor, wanted: number | 'last') {
  assertCan(actor, 'read', 'content')
  const [missed, known] = await Promise.all([stillMissing(), knownAddresses()])
  const last = Math.max(1, Math.ceil(missed.length / PAGE_SIZE))
  const page = wanted === 'last' ? last : wanted
  const rows = missed
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(({ id, path, hits, referrerHost, lastSeenAt }): MissedPage => {
      const suggestion = nearestAddress(path, known)
      return { id, path, hits, referrerHost, lastSeenAt: lastSeenAt.toISOString(), suggestion }
    })
  return { rows, total: missed.length, totalIsExact: true, page, pageSize: PAGE_SIZE }
}

/** Number of missing addresses. @throws AppError 403 */
export async function countMissed(actor: Actor): Promise<number> {
  assertCan(actor, 'read', 'content')
  return (await stillMissing()).length
}

/**
 * At most 2,000 rows are kept, and addresses are looked up in memory. Those that lead somewhere again are
 * deleted, so that they begin at zero if they go missing once more.
 */
async function stillMissing() {
  const rows = await db.missedAddress.findMany({ orderBy: [{ hits: 'desc' }, { id: 'desc' }] })
  const found = await Promise.all(rows.map(({ path }) => resolveAddress(path, { counts: false })))
  const isMissing = (_: unknown, at: number) => found[at]?.kind === 'missing'
  const live = rows.filter((row, at) => !isMissing(row, at)).map(({ id }) => id)
  if (live.length > 0) await db.missedAddress.deleteMany({ where: { id: { in: live } } })
  return rows.filter(isMissing)
}

/** Every URL path that visitors can be sent to. */
export async function knownAddresses(): Promise<string[]> {
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
  if (count === 0) throw notFound('This is no longer on the list')
}
