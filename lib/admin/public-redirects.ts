import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import type { AdminRecord } from '@/lib/admin/record'
import type { Tx } from '@/lib/db'
import { invalidFields } from '@/lib/errors'

/**
 * Addresses that moved because a record's slug changed: pairs of old and new, in the order its declaration lists
 * them. A header or section that was moved to another page moves no page.
 */
export function movedPaths(entity: Entity, before: AdminRecord, after: AdminRecord): [string, string][] {
  const slugs = Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'slug')
  if (slugs.every((name) => before[name] === after[name])) return []
  const old = entity.publicPaths?.(before) ?? []
  const now = entity.publicPaths?.(after) ?? []
  return old.flatMap((from, at) => {
    const to = now[at]
    return to !== undefined && to !== from ? [[from, to] as [string, string]] : []
  })
}

const LONGEST_CHAIN = 20

/**
 * Where a redirect from one address to another really ends, through the redirects there are.
 * @throws AppError 400 at the field when it would lead back to where it starts
 */
export async function endOfRedirects(tx: Tx, fromPath: string, toPath: string): Promise<string> {
  let end = toPath
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    if (end === fromPath) throw invalidFields({ toPath: 'This would lead back to itself' })
    const next = await tx.redirect.findFirst({ where: { fromPath: end, active: true } })
    if (!next) break
    end = next.toPath
  }
  return end
}

/** Redirects that led to an address lead to where it now leads, so that no visitor is sent on twice. */
export async function shortenRedirects(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await tx.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath } })
}

/**
 * Leaves a permanent redirect at an address that moved. Redirects that led to the old address lead straight to the
 * new one, and none is left at the new address, so neither chains nor loops come about.
 */
export async function leaveRedirect(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await tx.redirect.deleteMany({ where: { fromPath: toPath } })
  await shortenRedirects(tx, fromPath, toPath)
  await tx.redirect.upsert({
    where: { fromPath },
    create: { fromPath, toPath, automatic: true },
    update: { toPath, automatic: true, active: true, statusCode: 308 },
  })
}
