import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { type ListQuery, parseListQuery } from '@/lib/records/lists/list-query'
import { listRecords } from '@/lib/records/lists/list-records'

/** Records of another kind that refer to a record: their number, list, and the form for a new one. */
export type Belonging = {
  one: string
  many: string
  total: number
  totalIsExact: boolean
  list: string
  /** Null for users who cannot create one. */
  add: string | null
}

/** Lists of records that belong to this one, such as a community's floor plans, to link from its form. */
export async function belongingTo(actor: Actor, entity: Entity, record: AdminRecord): Promise<Belonging[]> {
  const others = entities.filter(({ area, menu, parent, creatable }) => {
    return menu && !parent && creatable && can(actor, 'read', area)
  })
  const found = others.flatMap((other) => {
    const field = referenceFilter(other, entity)
    return field ? [belonging(actor, other, { [field]: record.id })] : []
  })
  return Promise.all(found)
}

/** References preset by the URL of a new record's form: its parent and other records. */
export function presetReferences(
  entity: Entity,
  { filters }: Pick<ListQuery, 'filters'>,
): Record<string, string> {
  const isReference = ([name, value]: [string, string]) =>
    entity.fields[name]?.kind === 'belongsTo' && isUuid(value)
  return Object.fromEntries(Object.entries(filters).filter(isReference))
}

async function belonging(actor: Actor, other: Entity, reference: Record<string, string>): Promise<Belonging> {
  const address = new URLSearchParams(reference)
  const { query } = parseListQuery(other, address)
  const { total, totalIsExact } = await listRecords(actor, other, { ...query, pageSize: 1 })
  const { path, labels } = other
  return {
    ...labels,
    total,
    totalIsExact,
    list: `/admin/${path}?${address}`,
    add: allowedOn(actor, other).create ? `/admin/${path}/new?${address}` : null,
  }
}

function referenceFilter(other: Entity, entity: Entity): string | undefined {
  const isReference = ({ kind, entity: target, by }: Field) =>
    kind === 'belongsTo' && target === entity.name && !by
  return other.list.filters.find((name) => {
    const field = other.fields[name]
    return field !== undefined && isReference(field)
  })
}
