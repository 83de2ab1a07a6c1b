import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Choice, Field } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { NONE, STATE_FILTER } from '@/lib/records/lists/list-query'
import { ASKED_LABEL, STATE_LABELS, stateChoices } from '@/lib/records/publish/publication-state'
import { scopeOf } from '@/lib/records/store/scope'

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
