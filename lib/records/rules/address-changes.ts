import 'server-only'
import { tags } from '@/lib/platform/cache/cache'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { addressesBelow } from '@/lib/records/declare/nested-addresses'
import type { AdminRecord } from '@/lib/records/declare/record'
import { forgetRedirect, leaveRedirect, movedPaths, standIn } from '@/lib/records/rules/public-redirects'

/**
 * Keeps old addresses alive through a write (feature E7): a moved page leaves a permanent redirect; a page taken off the
 * site leads to its list until it is back; a deleted one leads there for good. `before` null is a creation, `after`
 * null a deletion.
 * @returns the cache tags that expire with the redirects
 */
export async function followAddress(
  tx: Tx,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord | null,
): Promise<string[]> {
  const all = before && after ? await movedAddresses(tx, entity, before, after) : []
  for (const [from, to] of all) await leaveRedirect(tx, from, to)
  const changed = await followPublication(tx, entity, before, after)
  return all.length > 0 || changed ? [tags.list('redirects')] : []
}

/** Every address that moved with a record: its own, and those below it. */
export async function movedAddresses(
  tx: Tx,
  entity: Entity,
  before: AdminRecord,
  after: AdminRecord,
): Promise<[from: string, to: string][]> {
  const moved = movedPaths(entity, before, after)
  return [...moved, ...(await addressesBelow(tx, entity, before.id, moved))]
}

async function followPublication(
  tx: Tx,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord | null,
): Promise<boolean> {
  const row = after ?? before
  const elsewhere = row && entity.whenOff?.(row)
  if (!row || !elsewhere) return false
  const own = ownPath(entity, row)
  if (own === undefined) return false
  const wasOn = before !== null && isOn(before)
  const isOnNow = after !== null && isOn(after)
  if (!wasOn && isOnNow) return forgetRedirect(tx, own)
  if (wasOn && !isOnNow) await standIn(tx, own, elsewhere, after ? 307 : 308)
  return wasOn && !isOnNow
}

/** Of the addresses that show a record, the one of its own page. */
export function ownPath(entity: Entity, row: AdminRecord): string | undefined {
  if (entity.name === 'page') return String(row.path)
  return entity.publicPaths?.(row).find((path) => path.endsWith(`/${row.slug}`))
}

function isOn({ active, published }: AdminRecord): boolean {
  return active !== false && published !== false
}
