import 'server-only'
import * as z from 'zod'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { linksOf } from '@/lib/records/links/links-of'

export type LinkPlace = z.infer<typeof place>

const place = z.object({
  entity: z.string(),
  entityId: z.string(),
  field: z.string(),
  href: z.string(),
  words: z.string(),
})

export const storedPlaces = z.array(place)

const AT_ONCE = 200

/** All links in all records, with their locations. Skips the kind `log`, which holds people's own words. */
export async function* allPlaces(): AsyncGenerator<LinkPlace> {
  for (const entity of entities) {
    if (entity.kind === 'log' || !mayLink(entity)) continue
    for await (const record of recordsOf(entity)) yield* placesIn(entity, record)
  }
}

export function placesIn(entity: Entity, record: AdminRecord): LinkPlace[] {
  return linksOf(entity, record).map((link) => ({ entity: entity.name, entityId: record.id, ...link }))
}

/** True when the entity has a field that can contain links, tested with a link in each. */
function mayLink(entity: Entity): boolean {
  const filled = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, '/']))
  return linksOf(entity, { ...filled, active: true, id: '', createdAt: '', updatedAt: '' }).length > 0
}

async function* recordsOf(entity: Entity): AsyncGenerator<AdminRecord> {
  const rows = delegateOf(db, entity.name)
  const select = selectOf(entity)
  let after: unknown = null
  for (;;) {
    const cursor = after === null ? {} : { cursor: { id: after }, skip: 1 }
    const found = await rows.findMany({ orderBy: { id: 'asc' }, take: AT_ONCE, select, ...cursor })
    for (const row of found) yield recordOf(entity, row)
    after = found.at(-1)?.id
    if (found.length < AT_ONCE) return
  }
}
