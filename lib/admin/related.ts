import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf, type Row } from '@/lib/admin/delegate'
import type { EntityName, Field } from '@/lib/admin/field'
import type { AdminRecord } from '@/lib/admin/record'
import { db } from '@/lib/db'
import { entityNamed } from '@/lib/entities/registry'
import { readVariants, variantFor } from '@/lib/media/image-variant'

/** What a reference is shown as; `thumbnail` is the address of a small picture. */
export type Reference = { title: string; thumbnail?: string }

/** Entity name → id → how it is shown. */
export type Related = { [K in EntityName]?: Record<string, Reference> }

const THUMBNAIL_WIDTH = 160

/** How everything the records refer to is called, with small pictures for pictures: one query per entity. */
export async function relatedOf(entity: Entity, records: readonly AdminRecord[]): Promise<Related> {
  const wanted = new Map<EntityName, Set<string>>()
  for (const [name, field] of Object.entries<Field>(entity.fields)) {
    if (!field.entity) continue
    const ids = records.flatMap((record) => record[name] ?? []).map(String)
    wanted.set(field.entity, new Set([...(wanted.get(field.entity) ?? []), ...ids]))
  }
  const found = await Promise.all(
    [...wanted].map(async ([name, ids]) => [name, await references(entityNamed(name), [...ids])] as const),
  )
  return Object.fromEntries(found)
}

async function references(target: Entity, ids: string[]): Promise<Record<string, Reference>> {
  if (ids.length === 0) return {}
  const picture = target.name === 'image' ? { url: true, variants: true } : {}
  const select = { id: true, [target.title]: true, ...picture }
  const rows = await delegateOf(db, target.name).findMany({ where: { id: { in: ids } }, select })
  return Object.fromEntries(rows.map((row) => [String(row.id), referenceOf(target, row)]))
}

function referenceOf(target: Entity, row: Row): Reference {
  const title = String(row[target.title] ?? '') || 'Untitled'
  if (target.name !== 'image') return { title }
  const small = variantFor(readVariants(row.variants), THUMBNAIL_WIDTH)
  return { title, thumbnail: small?.url ?? String(row.url) }
}
