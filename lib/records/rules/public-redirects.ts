import 'server-only'
import { setTimeout } from 'node:timers/promises'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { ownAddress } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { addressKey, oldAddress, redirectIndex } from '@/lib/site/seo/old-address'
import { followRedirects } from '@/lib/site/seo/redirect-chain'
import { isPage, redirectAt } from '@/lib/site/seo/resolve-address'

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

type RedirectRow = { fromPath: string; toPath: string }

/**
 * Follows the redirect and those after it to the final address, as visitors would be sent (feature E7).
 * @param id of the redirect, whose stored row does not count
 * @throws AppError 400 at `toPath` when it leads back
 */
async function finalDestination(tx: Tx, id: string | undefined, row: RedirectRow): Promise<string> {
  const chain = await followRedirects(row.fromPath, {
    ownAddress,
    async hopAt(address) {
      if (address === row.fromPath) return { to: row.toPath, params: oldAddress(address).params }
      const rows = [...(await redirectsOf(tx, oldAddress(address).path, id)), row]
      return redirectAt(
        address,
        redirectIndex(rows.map(({ fromPath, toPath }) => [fromPath, { to: toPath }])),
      )
    },
  })
  if (chain === 'loop') throw invalidFields({ toPath: 'This would redirect back to itself' })
  const end = chain?.to ?? row.toPath
  return ownAddress(end) ?? end
}

async function redirectsOf(tx: Tx, path: string, except: string | undefined): Promise<RedirectRow[]> {
  return tx.redirect.findMany({
    where: {
      active: true,
      OR: [{ fromPath: path }, { fromPath: { startsWith: `${path}?` } }],
      ...(except && { id: { not: except } }),
    },
    select: { fromPath: true, toPath: true },
  })
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

const LOCK_ATTEMPTS = 30
const LOCK_PAUSE_MS = 100

/** Two redirects saved at once could lead to each other. An import can take longer than a save may wait. */
async function lockRedirects(tx: Tx): Promise<void> {
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
    const [row] = await tx.$queryRaw<{ locked: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended('redirects', 0)) as locked`
    if (row?.locked) return
    await setTimeout(LOCK_PAUSE_MS)
  }
  throw conflict('Redirects are being imported. Please try again in a moment')
}

/** Manual redirects must not chain, loop (feature E7) or start at an existing page. @throws AppError 400 */
export async function validateRedirect(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  const fromPath = addressKey(oldAddress(String(values.fromPath ?? before?.fromPath)))
  const typed = String(values.toPath ?? before?.toPath)
  if (ownAddress(typed)?.split(/[?#]/, 1)[0]?.includes('*'))
    throw invalidFields({ toPath: 'An asterisk is not a placeholder here. Enter one address' })
  if (fromPath !== before?.fromPath && (await isPage(fromPath))) {
    throw invalidFields({ fromPath: 'This is an existing page, so visitors would not be redirected' })
  }
  await lockRedirects(tx)
  const toPath = await finalDestination(tx, before?.id, { fromPath, toPath: typed })
  await shortenRedirects(tx, fromPath, toPath)
  return { ...values, fromPath, toPath }
}
