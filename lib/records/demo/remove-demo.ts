import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { AdminRecord } from '@/lib/records/declare/record'
import { demoLoadedAt } from '@/lib/records/demo/demo-records'
import { planRemoval, titleOf } from '@/lib/records/demo/removal-plan'
import { clearSingles } from '@/lib/records/demo/single-rows'
import { tagsOf } from '@/lib/records/store/expiry'
import { foreignKeys } from '@/lib/records/store/foreign-keys'
import { recordAudit } from '@/lib/records/store/history'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'
import { takeSnapshots } from '@/lib/records/store/take-snapshot'
import { storeSnapshot } from '@/lib/records/store/to-trash'
import { parentsFirst } from '@/lib/records/trash/parents-first'

export type RemovalPreview = {
  /** Kinds with their numbers, most first. */
  removed: { kind: string; count: number }[]
  records: number
  kept: { kind: string; title: string; why: string; href: string }[]
  /** Single rows that stay, with the fields that are emptied. */
  cleared: { kind: string; href: string; stays: string[] }[]
  /** Requests that stay and lose their community. */
  leads: number
}

/** Previews the removal. @throws AppError 403 for everyone but administrators */
export async function previewRemoval(actor: Actor): Promise<RemovalPreview> {
  assertCan(actor, 'read', 'administration')
  const { removed, kept, singles } = await planRemoval(db)
  const communities = removed.flatMap(({ entity, record }) =>
    entity.name === 'community' ? [record.id] : [],
  )
  const leads = await db.tourRequest.count({ where: { communityId: { in: communities }, erasedAt: null } })
  return {
    removed: [...byEntity(removed)]
      .map(([{ labels }, { length: count }]) => ({ kind: count === 1 ? labels.one : labels.many, count }))
      .toSorted((a, b) => b.count - a.count),
    records: removed.length + singles.length,
    kept: kept.map((each) => ({
      kind: each.entity.labels.one,
      title: titleOf(each),
      why: each.why,
      href: `/admin/${each.entity.path}/${each.record.id}`,
    })),
    cleared: singles.map(({ entity, edited }) => ({
      kind: entity.labels.one,
      href: `/admin/${entity.path}`,
      stays: edited,
    })),
    leads,
  }
}

const BOUNDS = { timeout: 120_000, maxWait: 10_000 }

/**
 * Moves the demo to the trash as one batch, in one transaction. Edited records stay, with what they need.
 * `seen` is the number of records in the preview. @throws AppError 403, 409 when it is another by now
 */
export async function removeDemo(actor: Actor, seen: number): Promise<{ records: number }> {
  assertCan(actor, 'update', 'administration')
  const { records, expired } = await db.$transaction(async (tx) => {
    await lockInstallation(tx)
    if (!(await demoLoadedAt(tx))) throw conflict('This site was started without the demo')
    const { removed, singles } = await planRemoval(tx)
    const count = removed.length + singles.length
    if (count === 0) throw conflict('There is no demo content left to remove')
    if (count !== seen) throw conflict('The demo has changed since the preview. Please check it again')
    await tx.$executeRaw`select set_config('porchlight.demo', 'remove', true)`
    const batchId = uuidv7()
    // Before the records, so that their pictures come back with them.
    const { rows, cleared, tables } = await clearSingles(tx, singles)
    const groups = byEntity(removed)
    const expired = ['installation', 'staffed_hours']
    for (const entity of await inRemovalOrder(tx, [...groups.keys()])) {
      expired.push(...(await removeRecords(tx, actor, entity, groups.get(entity) ?? [], batchId)))
    }
    rows.push(...(await removeCompanyHours(tx)))
    const wasOpenedAt = await closeWithoutCompany(tx)
    const data = { id: batchId, actorId: actor.id, actorName: actor.username, records: count, wasOpenedAt }
    const undoUntil = new Date(Date.now() + KEPT_DAYS * 24 * 60 * 60 * 1000)
    await tx.demoRemoval.create({
      data: {
        ...data,
        undoUntil,
        rows: rows as Prisma.InputJsonValue,
        cleared: cleared as Prisma.InputJsonValue,
      },
    })
    await recordAudit(tx, actor, {
      action: 'demo.remove',
      entity: 'installation',
      entityId: batchId,
      after: { records: count },
    })
    const tags = [...new Set([...expired, ...tables])]
    await announceExpiry(tx, tags)
    return { records: count, expired: tags }
  }, BOUNDS)
  expireNow(expired)
  return { records }
}

/** Serializes opening, closing, removal and undo. */
export async function lockInstallation(tx: Tx): Promise<void> {
  await tx.installation.createMany({ data: [{ id: 1 }], skipDuplicates: true })
  await tx.$queryRaw`select 1 from installation where id = 1 for update`
}

function byEntity(found: { entity: Entity; record: AdminRecord }[]): Map<Entity, AdminRecord[]> {
  const groups = new Map<Entity, AdminRecord[]>()
  for (const { entity, record } of found) groups.set(entity, [...(groups.get(entity) ?? []), record])
  return groups
}

/** Owners before what cascades from them, and users before what they point to. */
async function inRemovalOrder(tx: Tx, removed: Entity[]): Promise<Entity[]> {
  const byTable = new Map(removed.map((entity) => [entity.table, entity]))
  const keys = await foreignKeys(tx)
  const edges = keys.flatMap(({ child, parent, onDelete }) => {
    if (onDelete === 'cascade') return [{ child, parent }]
    // Either order works: the snapshot of the one that goes first keeps what it clears in the other.
    const mayBreak = onDelete === 'set null'
    // A pair goes with the owner from which it cascades, and holds the other side until then.
    const holds = onDelete === 'refuse' && !byTable.has(child)
    const owners = holds ? keys.filter((key) => key.child === child && key.onDelete === 'cascade') : []
    return [{ table: child }, ...owners.map((key) => ({ table: key.parent }))].map(({ table }) => ({
      child: parent,
      parent: table,
      mayBreak,
    }))
  })
  return parentsFirst([...byTable.keys()], edges).flatMap((table) => byTable.get(table) ?? [])
}

/** @returns the cache tags */
async function removeRecords(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  records: AdminRecord[],
  batchId: string,
): Promise<string[]> {
  const snapshots = await takeSnapshots(
    tx,
    entity.table,
    records.map(({ id }) => id),
  )
  const tags: string[] = []
  for (const record of records) {
    const snapshot = snapshots.get(record.id)
    // It went with its owner.
    if (!snapshot) continue
    tags.push(
      ...(await storeSnapshot(tx, actor, entity, record, snapshot, batchId)),
      ...tagsOf(entity, record),
    )
  }
  await delegateOf(tx, entity.name).deleteMany({ where: { id: { in: [...snapshots.keys()] } } })
  return tags
}

/** The demo's hours of the company; those of communities go with them. Saved hours are new rows. */
async function removeCompanyHours(tx: Tx): Promise<{ table: string; row: unknown }[]> {
  const rows = await tx.$queryRaw<{ row: unknown }[]>`
    delete from staffed_hours h using installation i
    where i.id = 1 and h.community_id is null and h.created_at <= i.seeded_at returning to_jsonb(h) as row`
  return rows.map(({ row }) => ({ table: 'staffed_hours', row }))
}

/** Closes a site that has no name or phone left. @returns since when it was open, null if it stays so */
async function closeWithoutCompany(tx: Tx): Promise<Date | null> {
  const { openedAt } = await tx.installation.findUniqueOrThrow({ where: { id: 1 } })
  const settings = await tx.siteSettings.findFirst()
  if (settings?.companyName && settings.companyPhoneDisplay) return null
  await tx.installation.update({ where: { id: 1 }, data: { openedAt: null } })
  return openedAt
}
