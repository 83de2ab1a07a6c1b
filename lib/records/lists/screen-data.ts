import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Choice, Field } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { childrenOf, entities, entityNamed } from '@/lib/records/entities/registry'
import {
  type ListQuery,
  MAX_PAGE_SIZE,
  NONE,
  parseListQuery,
  STATE_FILTER,
} from '@/lib/records/lists/list-query'
import { listRecords } from '@/lib/records/lists/list-records'
import { ASKED_LABEL, STATE_LABELS, stateChoices } from '@/lib/records/publish/publication-state'
import { relatedOf } from '@/lib/records/relations/related'
import { scopeOf } from '@/lib/records/store/scope'

/** A record's children by entity, for its form. */
export async function childrenData(actor: Actor, entity: Entity, record: AdminRecord) {
  // Children edited in the form itself need no separate list.
  const onForm = Object.values<Field>(entity.fields).map(({ rows }) => rows?.model)
  const readable = childrenOf(entity).filter(
    ({ name, area }) => can(actor, 'read', area) && !onForm.includes(name),
  )
  return Promise.all(
    readable.map(async (child) => {
      const filters = { [String(child.parent)]: record.id }
      const { query } = parseListQuery(child, new URLSearchParams(filters))
      const { rows } = await listRecords(actor, child, { ...query, pageSize: MAX_PAGE_SIZE })
      const related = await relatedOf(child, rows)
      return { path: child.path, rows, related, allowed: allowedOn(actor, child) }
    }),
  )
}

export function hiddenFields(actor: Actor, entity: Entity): string[] {
  return Object.keys(entity.fields).filter((name) => !mayUse(actor, entity, name))
}

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

const MAX_CHOICES = 200

/** The options of each list filter: referenced records, choices, or the texts in a column. */
export async function filterChoices(actor: Actor, entity: Entity): Promise<Record<string, Choice[]>> {
  // A child's list can also be filtered by its parent, through its URL.
  const names = new Set([...entity.list.filters, ...(entity.parent ? [entity.parent] : [])])
  const offered = [...names].map(async (name) => {
    const field = entity.fields[name]
    return [name, field ? await choicesOf(actor, entity, name, field) : []] as const
  })
  const states: [string, Choice[]][] = entity.publication ? [[STATE_FILTER, statesOf(entity)]] : []
  return Object.fromEntries([...(await Promise.all(offered)), ...states])
}

function statesOf(entity: Entity): Choice[] {
  return stateChoices(entity).map((value) => {
    const words = value === 'asked' ? ASKED_LABEL : STATE_LABELS[value]
    return { value, label: words.toLowerCase() }
  })
}

async function choicesOf(actor: Actor, entity: Entity, name: string, field: Field): Promise<Choice[]> {
  if (field.kind === 'boolean') {
    return [
      { value: 'true', label: 'yes' },
      { value: 'false', label: 'no' },
    ]
  }
  if (field.choices) return [...field.choices]
  if (field.entity) {
    return [...(await targets(actor, entityNamed(field.entity))), { value: NONE, label: 'none' }]
  }
  const rows = await delegateOf(db, entity.name).groupBy({
    by: [name],
    where: scopeOf(actor, entity),
    orderBy: { [name]: 'asc' },
    take: MAX_CHOICES,
  })
  const words = new Set(rows.flatMap((row) => row[name] ?? []).map(String))
  return [...words].toSorted().map((word) => ({ value: word, label: word }))
}

async function targets(actor: Actor, target: Entity): Promise<Choice[]> {
  const rows = await delegateOf(db, target.name).findMany({
    where: scopeOf(actor, target),
    select: { id: true, [target.title]: true },
    orderBy: { [target.title]: 'asc' },
    take: MAX_CHOICES,
  })
  return rows.map((row) => ({ value: String(row.id), label: String(row[target.title] ?? 'Untitled') }))
}
