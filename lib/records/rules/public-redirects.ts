import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

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
    if (withoutQuery(end) === fromPath) throw invalidFields({ toPath: 'This would lead back to itself' })
    const next = await tx.redirect.findFirst({ where: { fromPath: withoutQuery(end), active: true } })
    if (!next) break
    end = next.toPath
  }
  return end
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path
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

/**
 * Sends visitors of an address elsewhere while its page is off the site, or for good. Redirects that lead to the
 * address stay as they are: the page may come back, and a visitor is sent on once in any case.
 */
export async function standIn(
  tx: Tx,
  fromPath: string,
  toPath: string,
  statusCode: 307 | 308,
): Promise<void> {
  await tx.redirect.upsert({
    where: { fromPath },
    create: { fromPath, toPath, statusCode, automatic: true },
    update: { toPath, statusCode, automatic: true, active: true },
  })
}

/** Takes the redirect from an address where a page stands again. @returns whether there was one */
export async function forgetRedirect(tx: Tx, fromPath: string): Promise<boolean> {
  const { count } = await tx.redirect.deleteMany({ where: { fromPath, automatic: true } })
  return count > 0
}
