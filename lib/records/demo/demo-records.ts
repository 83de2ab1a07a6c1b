import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type EntityName, labelOf } from '@/lib/records/declare/field'
import { flagsOf } from '@/lib/records/declare/publication'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { identifier } from '@/lib/records/store/foreign-keys'
import { VISIBILITY_FLAGS } from '@/lib/records/store/where-shown'

/** A record that the demo brought. `edited` are the labels of its changed fields. */
export type DemoRecord = { entity: Entity; record: AdminRecord; edited: string[]; editedNames: string[] }

/** When the demo was loaded; null on an installation that never had it. */
export async function demoLoadedAt(tx: Tx): Promise<Date | null> {
  const row = await tx.installation.findUnique({ where: { id: 1 }, select: { seededAt: true } })
  return row?.seededAt ?? null
}

/** How many records of the demo are still here, edited ones included. */
export async function countDemoRecords(tx: Tx): Promise<number> {
  const loadedAt = await demoLoadedAt(tx)
  if (!loadedAt) return 0
  const counts = demoEntities().map(
    ({ table }) => Prisma.sql`select count(*) as n from ${identifier(table)} where created_at <= ${loadedAt}`,
  )
  const [row] = await tx.$queryRaw<{ records: number }[]>`
    select sum(n)::int as records from (${Prisma.join(counts, ' union all ')}) each_kind`
  return row?.records ?? 0
}

const demoEntities = () => entities.filter(({ kind }) => kind !== 'log')

/** Records of the demo that are still here, singles included, of all kinds or of these. */
export async function demoRecords(tx: Tx, kinds?: readonly EntityName[]): Promise<DemoRecord[]> {
  const loadedAt = await demoLoadedAt(tx)
  if (!loadedAt) return []
  const found: { entity: Entity; record: AdminRecord }[] = []
  const asked = demoEntities().filter(({ name }) => kinds?.includes(name) ?? true)
  for (const entity of asked) {
    const where = { createdAt: { lte: loadedAt } }
    const rows = await delegateOf(tx, entity.name).findMany({ where, select: selectOf(entity) })
    found.push(...rows.map((row) => ({ entity, record: recordOf(entity, row) })))
  }
  const [first, drafted] = await Promise.all([firstStates(tx), draftedIds(tx)])
  return found.flatMap(({ entity, record }) => {
    const state = first.get(`${entity.name} ${record.id}`)
    // It was uploaded or written before the demo was loaded.
    if (state?.isByPerson) return []
    const editedNames = state ? editedFields(entity, state.data, record) : []
    const edited = editedNames.flatMap((name) => {
      const field = entity.fields[name]
      return field ? [labelOf(name, field)] : []
    })
    return [{ entity, record, editedNames, edited: drafted.has(record.id) ? [...edited, 'Draft'] : edited }]
  })
}

type FirstState = { data: Record<string, unknown>; isByPerson: boolean }

/** History begins with the state before the first edit, or with the creation by a person. */
async function firstStates(tx: Tx): Promise<Map<string, FirstState>> {
  const rows = await tx.$queryRaw<{ key: string; data: Record<string, unknown>; isByPerson: boolean }[]>`
    select r.entity || ' ' || r.entity_id as key, r.data, r.actor_id is not null as "isByPerson"
    from revisions r, installation i
    where r.number = 1 and i.id = 1 and (r.actor_id is null or r.created_at <= i.seeded_at)`
  return new Map(rows.map(({ key, ...state }) => [key, state]))
}

async function draftedIds(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.draft.findMany({ select: { entityId: true } })
  return new Set(rows.map(({ entityId }) => entityId))
}

/** Publication, order and counters are not edits: unpublished demo content is not wanted. */
function editedFields(entity: Entity, was: Record<string, unknown>, is: AdminRecord): string[] {
  const ignored = new Set([...flagsOf(entity), ...VISIBILITY_FLAGS, 'sortOrder'])
  return Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name]
    if (!field || field.readOnly || ignored.has(name) || !(name in was)) return false
    return !isDeepStrictEqual(plain(was[name]), plain(is[name]))
  })
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))
