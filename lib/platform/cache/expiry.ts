import 'server-only'
import { CHANNEL, expireHere } from '@/lib/platform/cache/tag-expiry.mjs'
import { db, type Tx } from '@/lib/platform/database/db'

// Apart from lib/platform/cache/cache.ts, because the worker expires tags before Next's own modules may be loaded.

/** NOTIFY carries at most 8,000 bytes. */
const TAGS_PER_NOTICE = 60

/** The names under which cached reads are dropped. `table` is the database table, for instance team_members. */
export const tags = {
  /** Every read that depends on which rows of the table exist, or on several of them. */
  list: (table: string) => table,
  /** A read of one row, by id or slug. */
  one: (table: string, idOrSlug: string) => `${table}/${idOrSlug}`,
}

/** Announces expired tags from inside a writing transaction: every instance hears it exactly when it commits. */
export async function announceExpiry(tx: Tx, names: string[]): Promise<void> {
  const unique = [...new Set(names)]
  for (let at = 0; at < unique.length; at += TAGS_PER_NOTICE) {
    const payload = JSON.stringify(unique.slice(at, at + TAGS_PER_NOTICE))
    await tx.$executeRaw`select pg_notify(${CHANNEL}, ${payload})`
  }
}

/** Expires tags in this process without waiting for the database's notice; call after the commit. */
export function expireNow(names: string[]): void {
  expireHere(names)
}

/** Expires tags everywhere, for writes outside a transaction. */
export async function expireTags(names: string[]): Promise<void> {
  await announceExpiry(db, names)
  expireNow(names)
}
