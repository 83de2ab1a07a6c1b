import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { isPage } from '@/lib/site/seo/resolve-address'

/** Old and new addresses, if a slug changed; moving a header or section does not move a page. */
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

const MAX_CHAIN = 20

/** Follows existing redirects to the final address. @throws AppError 400 at `toPath` for a loop */
async function finalDestination(tx: Tx, fromPath: string, toPath: string): Promise<string> {
  let end = toPath
  for (let step = 0; step < MAX_CHAIN; step += 1) {
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

/** Points redirects to a moved address at its new one, so that visitors are redirected only once. */
async function shortenRedirects(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await tx.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath } })
}

/** Leaves a permanent redirect, and updates or removes others so that neither chains nor loops arise. */
export async function leaveRedirect(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await tx.redirect.deleteMany({ where: { fromPath: toPath } })
  await shortenRedirects(tx, fromPath, toPath)
  await tx.redirect.upsert({
    where: { fromPath },
    create: { fromPath, toPath, automatic: true },
    update: { toPath, automatic: true, active: true, statusCode: 308 },
  })
}

/** Redirects an unpublished or deleted page elsewhere. Redirects to it stay, because it may come back. */
export async function redirectElsewhere(
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

/** Removes the redirect from an address that has a page again. @returns true when there was one */
export async function removeRedirect(tx: Tx, fromPath: string): Promise<boolean> {
  const { count } = await tx.redirect.deleteMany({ where: { fromPath, automatic: true } })
  return count > 0
}

type Values = Record<string, unknown>

/** Manual redirects must not chain, loop (feature E7) or start at an existing page. @throws AppError 400 */
export async function validateRedirect(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const fromPath = normalizedPath(String(values.fromPath ?? before?.fromPath))
  if (fromPath !== before?.fromPath && (await isPage(fromPath))) {
    throw invalidFields({ fromPath: 'This is a page of the site: nobody there would be sent on' })
  }
  const toPath = await finalDestination(tx, fromPath, String(values.toPath ?? before?.toPath))
  await shortenRedirects(tx, fromPath, toPath)
  return { ...values, fromPath, toPath }
}

/** As redirects are looked up: no query, fragment, trailing slash or percent encoding. */
function normalizedPath(path: string): string {
  const bare = (path.split(/[?#]/, 1)[0] ?? path).replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}
