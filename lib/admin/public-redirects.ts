import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import type { AdminRecord } from '@/lib/admin/record'
import type { Tx } from '@/lib/db'

/** Addresses of a record that moved: pairs of old and new, in the order its declaration lists them. */
export function movedPaths(entity: Entity, before: AdminRecord, after: AdminRecord): [string, string][] {
  const old = entity.publicPaths?.(before) ?? []
  const now = entity.publicPaths?.(after) ?? []
  return old.flatMap((from, at) => {
    const to = now[at]
    return to !== undefined && to !== from ? [[from, to] as [string, string]] : []
  })
}

/**
 * Leaves a permanent redirect at an address that moved. Redirects that led to the old address lead straight to the
 * new one, and none is left at the new address, so neither chains nor loops come about.
 */
export async function leaveRedirect(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await tx.redirect.deleteMany({ where: { fromPath: toPath } })
  await tx.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath } })
  await tx.redirect.upsert({
    where: { fromPath },
    create: { fromPath, toPath, automatic: true },
    update: { toPath, automatic: true, active: true, statusCode: 308 },
  })
}
