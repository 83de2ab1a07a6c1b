import 'server-only'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'

/** References to a record on whose page others appear. */
const CONTAINERS = ['communityId', 'landingPageTemplateId']
/** A picture of a gallery of a community. */
const MAX_DEPTH = 3

/** A record with its draft; `pages` are the addresses that show it, null for the frame of every page. */
export type PlacedRecord = {
  entity: Entity
  id: string
  values: Record<string, unknown>
  isStored: boolean
  pages: string[] | null
}

type Wanted = { entity: Entity; id: string; draft?: Record<string, unknown> }

/** Where records appear, as their declarations say. Records that are gone are left out. */
export async function placeRecords(wanted: readonly Wanted[]): Promise<PlacedRecord[]> {
  const placed: PlacedRecord[] = []
  for (const [entity, own] of grouped(wanted)) {
    const rows = await rowsOf(
      entity,
      own.map(({ id }) => id),
    )
    for (const { id, draft } of own) {
      const record = rows.get(id)
      if (!record && !draft) continue
      const values = { ...record, ...draft }
      const pages = await pagesOf(entity, values, MAX_DEPTH)
      placed.push({ entity, id, values, isStored: record !== undefined, pages })
    }
  }
  return placed
}

function grouped(wanted: readonly Wanted[]): Map<Entity, Wanted[]> {
  const groups = new Map<Entity, Wanted[]>()
  for (const each of wanted) groups.set(each.entity, [...(groups.get(each.entity) ?? []), each])
  return groups
}

async function rowsOf(entity: Entity, ids: string[]): Promise<Map<string, AdminRecord>> {
  const keys = ids.map((id) => (isUuid(id) ? id : Number(id)))
  const rows = await delegateOf(db, entity.name).findMany({
    where: { id: { in: keys } },
    select: selectOf(entity),
  })
  return new Map(rows.map((row) => [String(row.id), recordOf(entity, row)]))
}

async function pagesOf(
  entity: Entity,
  values: Record<string, unknown>,
  depth: number,
): Promise<string[] | null> {
  if (entity.kind === 'single') return null
  const own = (entity.publicPaths?.(values) ?? []).filter((path) => path.startsWith('/'))
  if (depth === 0) return own
  const containers = await Promise.all(
    [...(entity.parent ? [entity.parent] : []), ...CONTAINERS].map(async (name) => {
      const target = entity.fields[name]?.entity
      const id = values[name]
      if (!target || typeof id !== 'string' || !isUuid(id)) return []
      const container = entityNamed(target)
      const record = (await rowsOf(container, [id])).get(id)
      return record ? ((await pagesOf(container, record, depth - 1)) ?? []) : []
    }),
  )
  return [...new Set([...own, ...containers.flat()])]
}
