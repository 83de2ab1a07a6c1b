import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { expireTagsAt } from '@/lib/platform/outbox/expire-tags'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { tagsOf } from '@/lib/records/store/expiry'

const HOUR_MS = 60 * 60 * 1000

/** How far back a moment is still planned (its row then runs at once): further than clocks and sweeps are apart. */
const BEHIND_MS = 2 * HOUR_MS
/** How far ahead a sweep looks. */
const AHEAD_MS = 26 * HOUR_MS

/** How often rows written beside the machine (seed, import, SQL) are looked for. */
export const MOMENT_SWEEP_MS = HOUR_MS

/** The fields of an entity at whose time its pages change by themselves. */
function momentFields({ fields }: Pick<Entity, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.moment)
}

/** Plans, with the write, what expires when the moments of a record come. */
export async function planMoments(tx: Tx, entity: Entity, after: AdminRecord): Promise<void> {
  for (const name of momentFields(entity)) {
    const at = new Date(String(after[name] ?? ''))
    // NaN, for a field without a moment, compares as false.
    if (!(at.getTime() > Date.now() - BEHIND_MS)) continue
    await expireTagsAt(
      tx,
      tagsOf(entity, after),
      at,
      `moment:${entity.table}:${after.id}:${at.toISOString()}`,
    )
  }
}

/** Plans the moments of the next day for rows nobody planned them for, whoever wrote them. */
export async function planMissingMoments(): Promise<void> {
  const near = { gte: new Date(Date.now() - BEHIND_MS), lt: new Date(Date.now() + AHEAD_MS) }
  for (const entity of entities) {
    const moments = momentFields(entity)
    if (moments.length === 0) continue
    const where = { OR: moments.map((name) => ({ [name]: near })) }
    const rows = await delegateOf(db, entity.name).findMany({ where, select: namesOf(entity) })
    for (const row of rows) await planMoments(db, entity, recordOf(trimmed(entity), row))
  }
}

/** What planning needs of a row: its names, for the tags, and its moments. */
function trimmed(entity: Entity): Entity {
  const needed = Object.entries(entity.fields).filter(([, { kind, moment }]) => kind === 'slug' || moment)
  return { ...entity, fields: Object.fromEntries(needed) }
}

function namesOf(entity: Entity): Row {
  const names = ['id', 'createdAt', 'updatedAt', ...Object.keys(trimmed(entity).fields)]
  return Object.fromEntries(names.map((name) => [name, true]))
}
