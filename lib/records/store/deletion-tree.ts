import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict, methodNotAllowed } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { columnOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { followAddress } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { type ForeignKey, foreignKeys, identifier } from '@/lib/records/store/foreign-keys'
import { recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { findRecord } from '@/lib/records/store/scope'
import { type KeptRow, lockedRows, type Snapshot, takeSnapshot } from '@/lib/records/store/take-snapshot'
import { storeSnapshot } from '@/lib/records/store/to-trash'
import { type Place, usesApart } from '@/lib/records/store/usage'

/** A kind of records that go with another one, and what goes with each of them. */
export type TreeBranch = { kind: string; count: number; nodes: TreeNode[] }
type TreeNode = { title: string; href: string; branches: TreeBranch[] }

export type DeletionTree = {
  /** Records that belong to this one, and go with it. */
  branches: TreeBranch[]
  /** How many records those are, on all levels. */
  records: number
  /** Records that stay, and no longer refer to it. */
  loses: Place[]
  /** Why it cannot go; empty when it can. */
  blocks: string[]
}

/** Previews the deletion of a record with its dependents. @throws AppError 403, 404 */
export async function previewTree(actor: Actor, entity: Entity, id: string): Promise<DeletionTree> {
  assertDeletable(actor, entity)
  return db.$transaction(async (tx) => {
    const record = await findRecord(tx, actor, entity, id)
    return (await readTree(tx, actor, entity, record)).tree
  })
}

/**
 * Moves a record to the trash with everything that belongs to it, and takes it out of what uses it. `seen` is
 * the number of records in the preview. @throws AppError 403, 404, 409 when something else needs it
 */
export async function removeTree(actor: Actor, entity: Entity, id: string, seen: number): Promise<void> {
  assertDeletable(actor, entity)
  await change(entity, async (tx) => {
    await lock(tx, entity, id)
    const before = await findRecord(tx, actor, entity, id)
    await assertMayChange(tx, actor, entity, before)
    const { tree, snapshot, needing } = await readTree(tx, actor, entity, before)
    if (tree.blocks.length > 0) throw conflict(tree.blocks.join(' '))
    if (tree.records !== seen) throw conflict('The items deleted with it have changed. Please check again')
    const tables = await storeSnapshot(tx, actor, entity, before, snapshot)
    await deleteNeeding(tx, entity, id, needing)
    await delegateOf(tx, entity.name).delete({ where: { id }, select: { id: true } })
    await recordChange(tx, actor, entity, { action: 'delete', before, after: null })
    const redirects = await followAddress(tx, entity, before, null)
    return { answer: undefined, expired: [...tagsOf(entity, before), ...tables, ...redirects] }
  })
}

function assertDeletable(actor: Actor, entity: Entity): void {
  assertCan(actor, 'delete', entity.area)
  if (entity.kind === 'single' || entity.kind === 'log')
    throw methodNotAllowed('This cannot be deleted', ['GET'])
}

async function readTree(tx: Tx, actor: Actor, entity: Entity, record: AdminRecord) {
  const all = await foreignKeys(tx)
  const snapshot = await takeSnapshot(tx, entity.table, record.id)
  const needing = await rowsNeeding(tx, entity, record.id, all)
  snapshot.rows.push(...needing.goes)
  const keys = all.filter(({ onDelete, parent }) => onDelete === 'cascade' || parent === entity.table)
  const [root, ...others] = snapshot.rows
  const going = others.filter(({ table }) => declaredAt(table))
  const uses = await usesApart(tx, actor, entity, record)
  const isGoing = new Set(going.map(({ row }) => String(row.id)))
  const loses = uses.cleared.filter(({ id }) => !isGoing.has(id)).map(({ place }) => place)
  const tree: DeletionTree = {
    branches: root ? branchesOf(actor, root, going, keys) : [],
    records: going.length,
    loses,
    blocks: await blocksOf(tx, actor, entity, record, {
      snapshot,
      going,
      blocked: [...uses.blocked, ...needing.blocks],
    }),
  }
  return { tree, snapshot, needing: needing.goes }
}

/**
 * Rows that the database does not let outlive their target: pairs, and pictures of a gallery, go with it; a
 * record with a life of its own, such as a sign-up for an event, stands in the way.
 */
async function rowsNeeding(tx: Tx, entity: Entity, id: string, keys: ForeignKey[]) {
  const goes: KeptRow[] = []
  const blocks: string[] = []
  for (const { child, column, parent, onDelete } of keys) {
    if (onDelete !== 'refuse' || parent !== entity.table) continue
    const rows = await lockedRows(tx, child, { name: column, type: 'uuid' }, [id])
    const declared = declaredAt(child)
    if (declared ? declared.kind === 'child' : rows.every(({ row }) => isPair(child, row, keys)))
      goes.push(...rows)
    else if (rows.length > 0 && !(declared && isLasting(declared, column)))
      blocks.push(`${rows.length} ${declared?.labels.many ?? child.replaceAll('_', ' ')} depend on it.`)
  }
  return { goes, blocks }
}

/** Uses by lasting fields are named apart (usesApart). */
const isLasting = ({ fields }: Entity, column: string) =>
  Object.entries(fields).some(([name, { lasting }]) => lasting && columnOf(name) === column)

/** True for a row that only says which records belong together. */
function isPair(table: string, row: KeptRow['row'], keys: ForeignKey[]): boolean {
  const own = ['id', 'created_at', 'updated_at']
  return Object.keys(row).every(
    (name) => own.includes(name) || keys.some(({ child, column }) => child === table && column === name),
  )
}

async function deleteNeeding(tx: Tx, entity: Entity, id: string, rows: KeptRow[]): Promise<void> {
  const tables = new Set(rows.map(({ table }) => table))
  for (const { child, column, parent, onDelete } of await foreignKeys(tx)) {
    if (onDelete === 'refuse' && parent === entity.table && tables.has(child))
      await tx.$executeRaw`delete from ${identifier(child)} where ${identifier(column)} = ${id}::uuid`
  }
}

type Reading = { snapshot: Snapshot; going: KeptRow[]; blocked: string[] }

async function blocksOf(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
  { snapshot, going, blocked }: Reading,
): Promise<string[]> {
  const blocks = [...blocked]
  for (const { labels, area } of kindsIn(going.map(({ table }) => table))) {
    if (!can(actor, 'delete', area)) blocks.push(`You cannot delete its ${labels.many}.`)
  }
  for (const { labels, area } of kindsIn(snapshot.links.map(({ table }) => table))) {
    if (!can(actor, 'update', area)) blocks.push(`You cannot change the ${labels.many} that use it.`)
  }
  const refusal = await hooks[entity.name]?.beforeRemove?.(tx, record).then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error.message
      throw error
    },
  )
  return refusal ? [...blocks, refusal] : blocks
}

const declaredAt = (table: string) => entities.find((entity) => entity.table === table)

function kindsIn(tables: string[]): Entity[] {
  return [...new Set(tables)].flatMap((table) => declaredAt(table) ?? [])
}

/**
 * The rows that cascade from one row, by kind. A row with two owners is shown once, below the first. Kinds
 * that the person may not read are counted without names.
 */
function branchesOf(actor: Actor, owner: KeptRow, rows: KeptRow[], keys: ForeignKey[]): TreeBranch[] {
  const own = rows.filter((row) =>
    keys.some(
      ({ child, column, parent, parentColumn }) =>
        child === row.table && parent === owner.table && row.row[column] === owner.row[parentColumn.name],
    ),
  )
  const rest = rows.filter((row) => !own.includes(row))
  return kindsIn(own.map(({ table }) => table)).map(({ table, path, labels, title, area }) => {
    const found = own.filter((row) => row.table === table)
    const nodes = (can(actor, 'read', area) ? found : []).map((row) => ({
      title: String(row.row[columnOf(title)] ?? '') || 'Untitled',
      href: `/admin/${path}/${String(row.row.id)}`,
      branches: branchesOf(actor, row, rest, keys),
    }))
    return { kind: found.length === 1 ? labels.one : labels.many, count: found.length, nodes }
  })
}

/** 'authorName' → 'author_name' */
