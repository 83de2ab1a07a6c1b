import 'server-only'
import { cacheLife, cacheTag, io } from 'next/cache'

export { announceExpiry, expireNow, expireTags, tags } from '@/lib/cache/expiry'

const DAY = 24 * 60 * 60

/**
 * Wraps a `'use cache'` read so that it happens at request time and never while `next build` prerenders: the build
 * has no database, and a page built against one database must not be served from another.
 *
 *     export const getTeam = atRequest(async () => { 'use cache'; cached(tags.list('team_members')); return … })
 */
export function atRequest<A extends unknown[], R>(
  read: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    await io()
    return read(...args)
  }
}

/** First statement of every `'use cache'` read: keeps its answer until one of the tags expires. */
export function cached(...names: string[]): void {
  cacheTag(...names)
  // `stale` is how long a browser may reuse a prefetched page; an edit should not hide longer than that.
  cacheLife({ stale: 30, revalidate: 30 * DAY, expire: 365 * DAY })
}
