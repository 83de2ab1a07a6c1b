import 'server-only'
import { purgeAfter } from '@/lib/platform/cache/purge-cdn'
import { CHANNEL, expireHere } from '@/lib/platform/cache/tag-expiry.mjs'
import { db, type Tx } from '@/lib/platform/database/db'

// Separate from cache.ts: the worker expires tags before Next's own modules may be loaded.

/** NOTIFY carries at most 8,000 bytes. */
const TAGS_PER_NOTICE = 60

/** The cache tag of one record. A table's own tag is its name in the database, for instance team_members. */
export const recordTag = (table: string, idOrSlug: string) => `${table}/${idOrSlug}`

/** Announces expired tags in the writing transaction: other instances, and the CDN, hear of them after it. */
export async function announceExpiry(tx: Tx, names: string[]): Promise<void> {
  const unique = [...new Set(names)]
  for (let at = 0; at < unique.length; at += TAGS_PER_NOTICE) {
    const payload = JSON.stringify(unique.slice(at, at + TAGS_PER_NOTICE))
    await tx.$executeRaw`select pg_notify(${CHANNEL}, ${payload})`
  }
  if (unique.length > 0) await purgeAfter(tx)
}

/** Call it after the commit. */
export function expireNow(names: string[]): void {
  expireHere(names)
}

export async function expireTags(names: string[]): Promise<void> {
  await announceExpiry(db, names)
  expireNow(names)
}
