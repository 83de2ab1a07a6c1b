import 'server-only'
import { expireTagsAt } from '@/lib/platform/cache/expire-tags'
import { db, type Tx } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { tagsOf } from '@/lib/records/store/expiry'

const HOUR_MS = 60 * 60 * 1000

/** Past times are still queued this far back, and run at once: more than clocks and sweeps can differ. */
const BEHIND_MS = 2 * HOUR_MS
/** How far ahead a sweep looks. */
const AHEAD_MS = 26 * HOUR_MS

/** Fields that change pages when their time comes. */
function momentFields({ fields }: Pick<Entity, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.moment)
}

/** Queues, with the write, the cache expiry for a record's moments. */
export async function planMoments(tx: Tx, entity: Entity, after: AdminRecord): Promise<void> {
  for (const name of momentFields(entity)) {
    const at = new Date(String(after[name] ?? ''))
    // NaN, from an empty field, compares as false.
    if (!(at.getTime() > Date.now() - BEHIND_MS)) continue
    await expireTagsAt(
      tx,
      tagsOf(entity, after),
      at,
      `moment:${entity.table}:${after.id}:${at.toISOString()}`,
    )
  }
}

/** Queues the next day's moments of rows that were written by seed, import or SQL. */
export const missingMoments = defineSweep({
  name: 'moments',
  every: HOUR_MS,
  async run() {
    const near = { gte: new Date(Date.now() - BEHIND_MS), lt: new Date(Date.now() + AHEAD_MS) }
    await eachApart(entities, async (entity) => {
      const moments = momentFields(entity)
      if (moments.length === 0) return
      const where = { OR: moments.map((name) => ({ [name]: near })) }
      const rows = await delegateOf(db, entity.name).findMany({ where, select: namesOf(entity) })
      await eachApart(rows, (row) => planMoments(db, entity, recordOf(trimmed(entity), row)))
    })
  },
})

/** The entity with only slugs and moments, which is all that planning needs. */
function trimmed(entity: Entity): Entity {
  const needed = Object.entries(entity.fields).filter(([, { kind, moment }]) => kind === 'slug' || moment)
  return { ...entity, fields: Object.fromEntries(needed) }
}

function namesOf(entity: Entity): Row {
  const names = ['id', 'createdAt', 'updatedAt', ...Object.keys(trimmed(entity).fields)]
  return Object.fromEntries(names.map((name) => [name, true]))
}
