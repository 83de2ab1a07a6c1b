import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { type DemoRemoval, Prisma } from '@/lib/platform/generated/prisma/client'
import type { EntityName } from '@/lib/records/declare/field'
import { lockInstallation } from '@/lib/records/demo/remove-demo'
import { type ClearedColumns, putBackColumns, type RemovedRow } from '@/lib/records/demo/single-rows'
import { entityNamed } from '@/lib/records/entities/registry'
import { hooks } from '@/lib/records/rules/hooks'
import { foreignKeys, identifier } from '@/lib/records/store/foreign-keys'
import { recordAudit } from '@/lib/records/store/history'
import type { KeptRow, Link } from '@/lib/records/store/take-snapshot'
import { keptSnapshot } from '@/lib/records/trash/purge'
import { putBackLinks, putBackRows, type ReturningRow } from '@/lib/records/trash/put-back'
import { assertNothingTaken, withoutMissing } from '@/lib/records/trash/returning-rows'

/** Times are ISO, UTC; `mayUndo` until the trash is emptied. */
type LastRemoval = { records: number; by: string; at: string; undoUntil: string; mayUndo: boolean }

/** The last removal that was not undone, or null. @throws AppError 403 for everyone but administrators */
export async function lastRemoval(actor: Actor): Promise<LastRemoval | null> {
  assertCan(actor, 'read', 'administration')
  const row = await standingRemoval(db)
  return (
    row && {
      records: row.records,
      by: row.actorName,
      at: row.createdAt.toISOString(),
      undoUntil: row.undoUntil.toISOString(),
      mayUndo: row.undoUntil > new Date(),
    }
  )
}

const BOUNDS = { timeout: 120_000, maxWait: 10_000 }

/**
 * Brings everything of the last removal back, or nothing. A single row that was entered since, such as the
 * site settings, is left as it is. @throws AppError 403, 409 when an address or a name is taken
 */
export async function undoRemoval(actor: Actor): Promise<{ records: number }> {
  assertCan(actor, 'update', 'administration')
  const { records, tags } = await db.$transaction(async (tx) => {
    await lockInstallation(tx)
    const removal = await standingRemoval(tx)
    if (!removal) throw conflict('The demo was not removed')
    if (removal.undoUntil <= new Date())
      throw conflict('Removed content is permanently deleted after 30 days')
    const records = await putBackRecords(tx, actor, removal.id)
    const tables = await putBackOthers(tx, removal)
    await tx.demoRemoval.update({ where: { id: removal.id }, data: { undoneAt: new Date() } })
    const { openedAt } = await tx.installation.findUniqueOrThrow({ where: { id: 1 } })
    if (!openedAt && removal.wasOpenedAt)
      await tx.installation.update({ where: { id: 1 }, data: { openedAt: removal.wasOpenedAt } })
    await recordAudit(tx, actor, {
      action: 'demo.undo',
      entity: 'installation',
      entityId: removal.id,
      after: { records: removal.records },
    })
    const tags = [...new Set(['installation', 'redirects', ...records, ...tables])]
    await announceExpiry(tx, tags)
    return { records: removal.records, tags }
  }, BOUNDS)
  expireNow(tags)
  return { records }
}

async function standingRemoval(tx: Tx): Promise<DemoRemoval | null> {
  return tx.demoRemoval.findFirst({ where: { undoneAt: null }, orderBy: { createdAt: 'desc' } })
}

/** Inserts what the trash has of the batch. @returns the tables that changed */
async function putBackRecords(tx: Tx, actor: Actor, batchId: string): Promise<string[]> {
  const batch = await tx.deletedRecord.findMany({ where: { batchId }, select: { id: true, entity: true } })
  const rows: ReturningRow[] = []
  const links: Link[] = []
  const roots = new Set<ReturningRow>()
  for (const { id, entity } of batch) {
    const kept = await keptSnapshot(tx, id)
    const returning = kept.rows.map((row) => ({ ...row, changes: {} }))
    const [root] = returning
    if (!root) throw new Error(`Nothing is kept of the deleted ${entity} ${id}`)
    await assertNothingTaken(tx, actor, entityNamed(entity as EntityName), root.row)
    await assertAddressFree(tx, entity as EntityName, root.row)
    roots.add(root)
    rows.push(...returning)
    links.push(...kept.links)
  }
  // First, so that no reference to another of them counts as one to the trash.
  await tx.deletedRecord.deleteMany({ where: { batchId } })
  const keys = await foreignKeys(tx)
  await putBackRows(tx, await withoutMissing(tx, actor, rows, keys, roots), keys)
  await putBackLinks(tx, links, keys)
  return [...new Set([...rows, ...links].map(({ table }) => table))]
}

/** Kinds that share addresses with others; two redirects cannot, and their targets come back with them. */
const ADDRESSED: ReadonlySet<EntityName> = new Set([
  'blogPost',
  'post',
  'careType',
  'landingPageTemplate',
  'page',
])

/** Before anything is back, so that only what was made since can be in the way. @throws AppError 409 */
async function assertAddressFree(tx: Tx, name: EntityName, row: Record<string, unknown>): Promise<void> {
  if (!ADDRESSED.has(name)) return
  const { id, slug, path } = row
  await hooks[name]?.beforeReturn?.({ id: String(id), createdAt: '', updatedAt: '', slug, path }, tx)
}

/** Single rows and the company's hours, unless others were entered. */
async function putBackOthers(tx: Tx, { rows, cleared }: DemoRemoval): Promise<string[]> {
  const removed = rows as unknown as RemovedRow[]
  const emptied = cleared as unknown as ClearedColumns[]
  const keys = await foreignKeys(tx)
  const tables = [...new Set(removed.map(({ table }) => table))]
  for (const table of tables) {
    const whose = table === 'staffed_hours' ? Prisma.sql`where community_id is null` : Prisma.empty
    const [taken] = await tx.$queryRaw<unknown[]>`select 1 from ${identifier(table)} ${whose} limit 1`
    if (taken) continue
    const own = removed.filter((row) => row.table === table).map(returning)
    await putBackRows(tx, own, keys)
  }
  for (const columns of emptied) await putBackColumns(tx, columns)
  return [...tables, ...emptied.map(({ table }) => table)]
}

function returning({ table, row }: RemovedRow): ReturningRow {
  const kept: KeptRow = { table, text: JSON.stringify(row), row: row as Record<string, unknown> }
  return { ...kept, changes: {} }
}
