import 'server-only'
import { db } from '@/lib/platform/database/db'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import { type EntityName, type Fields, fieldVariant } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { structureOf } from '@/lib/records/declare/structures'
import { entityNamed } from '@/lib/records/entities/registry'

/** `thumbnail` is the address of a small picture. */
export type Reference = { title: string; thumbnail?: string }

/** Entity name → id → title and thumbnail. */
export type Related = { [K in EntityName]?: Record<string, Reference> }

const THUMBNAIL_WIDTH = 160

/** Titles and thumbnails of everything the records refer to: one query per entity. */
export async function relatedOf(entity: Entity, records: readonly AdminRecord[]): Promise<Related> {
  const wanted = new Map<EntityName, Set<string>>()
  const all = records.flatMap((record) => keysIn(entity.fields, record))
  for (const [name, key] of all) wanted.set(name, (wanted.get(name) ?? new Set()).add(key))
  const found = await Promise.all(
    [...wanted].map(async ([name, keys]) => [name, await references(entityNamed(name), [...keys])] as const),
  )
  return Object.fromEntries(found)
}

/** References in values and nested structures: entity, and id or slug. */
export function keysIn(fields: Fields, values: Record<string, unknown>): [EntityName, string][] {
  return Object.entries(fields).flatMap(([name, declared]) => {
    const field = fieldVariant(declared, values)
    const { entity, parts } = field
    if (entity) return [values[name] ?? []].flat().map((key): [EntityName, string] => [entity, String(key)])
    if (!parts) return []
    return [structureOf(field, values[name])].flat().flatMap((entry) => keysIn(parts, entry))
  })
}

async function references(target: Entity, keys: string[]): Promise<Record<string, Reference>> {
  const ids = keys.filter(isUuid)
  const slugs = target.fields.slug ? keys.filter((key) => key && !isUuid(key)) : []
  if (ids.length + slugs.length === 0) return {}
  const picture = target.name === 'image' ? { url: true, variants: true } : {}
  const slug = slugs.length > 0 ? { slug: true } : {}
  const select = { id: true, [target.title]: true, ...picture, ...slug }
  const where =
    slugs.length > 0 ? { OR: [{ id: { in: ids } }, { slug: { in: slugs } }] } : { id: { in: ids } }
  const rows = await delegateOf(db, target.name).findMany({ where, select })
  return Object.fromEntries(
    rows.flatMap((row) => {
      const reference = referenceOf(target, row)
      return [row.id, row.slug ?? row.id].map((key) => [String(key), reference])
    }),
  )
}

function referenceOf(target: Entity, row: Row): Reference {
  const title = String(row[target.title] ?? '') || 'Untitled'
  if (target.name !== 'image') return { title }
  const small = variantFor(readVariants(row.variants), THUMBNAIL_WIDTH)
  return { title, thumbnail: small?.url ?? String(row.url) }
}
