import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { addressesBelow } from '@/lib/records/declare/nested-addresses'
import type { AdminRecord } from '@/lib/records/declare/record'
import {
  leaveRedirect,
  movedPaths,
  redirectElsewhere,
  removeRedirect,
} from '@/lib/records/rules/public-redirects'

/**
 * Keeps old addresses alive (feature E7): moved pages leave a permanent redirect, unpublished ones a
 * temporary one to their list, deleted ones (`after` null) a permanent one. @returns the cache tags to expire
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
  return all.length > 0 || changed ? ['redirects'] : []
}

/** All addresses that moved with a record: its own and those below it. */
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
  const wasOn = before !== null && isActive(before)
  const isOnNow = after !== null && isActive(after)
  if (!wasOn && isOnNow) return removeRedirect(tx, own)
  if (wasOn && !isOnNow) await redirectElsewhere(tx, own, elsewhere, after ? 307 : 308)
  return wasOn && !isOnNow
}

/** True when each record of the entity is a page of its own. */
export function hasOwnPage({ name, kind, publicPaths, fields }: Entity): boolean {
  return kind === 'collection' && publicPaths !== undefined && (name === 'page' || fields.slug !== undefined)
}

/** The address of a record's own page, among those that show it. */
export function ownPath(entity: Entity, row: AdminRecord): string | undefined {
  if (entity.name === 'page') return String(row.path)
  return entity.publicPaths?.(row).find((path) => path.endsWith(`/${row.slug}`))
}

function isActive({ active, published }: AdminRecord): boolean {
  return active !== false && published !== false
}
