import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { folderOf } from '@/lib/platform/media/picture-mention'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { type DemoRecord, demoLoadedAt, demoRecords } from '@/lib/records/demo/demo-records'
import { entities } from '@/lib/records/entities/registry'
import { keysIn } from '@/lib/records/relations/related'
import { foreignKeys, identifier } from '@/lib/records/store/foreign-keys'

type Found = { entity: Entity; record: AdminRecord }

/** A record of the demo that stays, and why: it was edited, or something that stays needs it. */
type KeptRecord = Found & { why: string }

type RemovalPlan = { removed: Found[]; kept: KeptRecord[]; singles: DemoRecord[] }

/** Sorts the demo's records into those to remove and those to keep. */
export async function planRemoval(tx: Tx): Promise<RemovalPlan> {
  const all = await demoRecords(tx)
  const isAgain = (await tx.demoRemoval.count({ where: { undoneAt: null } })) > 0
  // Of an edited one the demo's values are gone already; what is left equals the defaults.
  const singles = all.filter(
    ({ entity, edited }) => entity.kind === 'single' && !(isAgain && edited.length > 0),
  )
  const demo = all.filter(({ entity }) => entity.kind !== 'single')
  const removed = new Map<string, Found>(demo.map((each) => [keyOf(each.entity.name, each.record.id), each]))
  const kept: KeptRecord[] = []
  const find = finder(demo)

  /** Keeps a record, and then whatever it refers to. */
  function keep(key: string, why: string): void {
    const found = removed.get(key)
    if (!found) return
    removed.delete(key)
    kept.push({ ...found, why })
    keepNeeds(found)
  }

  function keepNeeds(found: Found): void {
    for (const key of find(found)) keep(key, `Used by the ${found.entity.labels.one} “${titleOf(found)}”`)
  }

  for (const { entity, record, edited } of demo) {
    if (edited.length > 0) keep(keyOf(entity.name, record.id), `Edited: ${edited.join(', ')}`)
  }
  for (const single of singles) if (single.edited.length > 0) keepNeeds(editedPart(single))
  await eachOwnRecord(tx, keepNeeds)
  for (const { key, why } of await withOwnTimes(tx)) keep(key, why)
  for (const { key, why } of await heldByOthers(tx, [...removed.values()])) keep(key, why)
  return { removed: [...removed.values()], kept, singles }
}

export function titleOf({ entity, record }: Found): string {
  return String(record[entity.title] ?? '') || 'Untitled'
}

const keyOf = (name: string, id: string) => `${name} ${id}`

/** A single as far as it stays: the values that were entered. */
function editedPart({ entity, record, editedNames }: DemoRecord): Found {
  const { id, createdAt, updatedAt } = record
  const values = Object.fromEntries(editedNames.map((name) => [name, record[name]]))
  return { entity, record: { id, createdAt, updatedAt, ...values } }
}

/** Finds the demo's records that a record refers to: by id or slug, and files by their address in texts. */
function finder(demo: Found[]): (found: Found) => string[] {
  const bySlug = new Map<string, string>()
  const byFile = new Map<string, string>()
  for (const { entity, record } of demo) {
    const key = keyOf(entity.name, record.id)
    if (typeof record.slug === 'string') bySlug.set(keyOf(entity.name, record.slug), key)
    if (typeof record.url !== 'string') continue
    if (entity.name === 'image') byFile.set(folderOf(record.url), key)
    else if (entity.name === 'postAttachment') byFile.set(record.url, key)
  }
  return ({ entity, record }) => {
    const referred = keysIn(entity.fields, record).map(([name, id]) => keyOf(name, id))
    const files = JSON.stringify(record).match(/\/media\/[\w./-]+/g) ?? []
    return [
      ...referred.map((key) => bySlug.get(key) ?? key),
      ...files.flatMap((url) => byFile.get(folderOf(url)) ?? byFile.get(url) ?? []),
    ]
  }
}

const PAGE = 200

/** Every record that the demo did not bring, a page at a time. Visitors' records need nothing to stay. */
async function eachOwnRecord(tx: Tx, work: (found: Found) => void): Promise<void> {
  const loadedAt = (await demoLoadedAt(tx)) ?? new Date(0)
  for (const entity of entities.filter(({ kind }) => kind !== 'log')) {
    for (let skip = 0; ; skip += PAGE) {
      const rows = await delegateOf(tx, entity.name).findMany({
        where: { createdAt: { gt: loadedAt } },
        select: selectOf(entity),
        orderBy: { id: 'asc' },
        skip,
        take: PAGE,
      })
      for (const row of rows) work({ entity, record: recordOf(entity, row) })
      if (rows.length < PAGE) break
    }
  }
}

/** Communities with saved hours or tour times: these have screens of their own. */
async function withOwnTimes(tx: Tx): Promise<{ key: string; why: string }[]> {
  const rows = await tx.$queryRaw<{ id: string; what: string }[]>`
    select distinct t.id::text as id, t.what from installation i, (
      select community_id as id, created_at as at, 'staffed hours' as what from staffed_hours
      union all select community_id, updated_at, 'tour times' from tour_calendars
    ) t where i.id = 1 and t.id is not null and t.at > i.seeded_at`
  return rows.map(({ id, what }) => ({ key: keyOf('community', id), why: `Edited: ${what}` }))
}

/** Communities to which people are limited, and records that a row which stays does not let go. */
async function heldByOthers(tx: Tx, removed: Found[]): Promise<{ key: string; why: string }[]> {
  // Without the community they would see every one.
  const limited = await tx.userCommunity.findMany({
    select: { communityId: true },
    distinct: ['communityId'],
  })
  const held = limited.map(({ communityId }) => ({
    key: keyOf('community', communityId),
    why: 'Some people are limited to it. Change that under People first',
  }))
  const goes = new Map(removed.map(({ entity, record }) => [`${entity.table} ${record.id}`, entity]))
  const tables = new Map(removed.map(({ entity }) => [entity.table, entity]))
  const keys = await foreignKeys(tx)
  for (const { child, column, parent, onDelete } of keys) {
    const target = tables.get(parent)
    if (onDelete !== 'refuse' || !target) continue
    const rows = await tx.$queryRaw<{ row: Record<string, unknown> }[]>`
      select to_jsonb(c) as row from ${identifier(child)} c where ${identifier(column)} is not null`
    const owners = keys.filter((key) => key.child === child && key.onDelete === 'cascade')
    const staying = rows.filter(
      ({ row }) =>
        !goes.has(`${child} ${row.id}`) &&
        !owners.some((key) => goes.has(`${key.parent} ${row[key.column]}`)),
    )
    held.push(
      ...staying.map(({ row }) => ({
        key: keyOf(target.name, String(row[column])),
        why: `Needed by ${child.replaceAll('_', ' ')}`,
      })),
    )
  }
  return held
}
