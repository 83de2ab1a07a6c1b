import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { declaredEntity } from '@/lib/records/activity/kinds'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf, wordsFromName } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment, shownValue } from '@/lib/records/declare/shown-value'
import { type Related, relatedOf } from '@/lib/records/relations/related'

export type EntryChange = { label: string; before: string; after: string }

const MAX_LENGTH = 600

type State = Record<string, unknown>

/** Changed fields by entry id, with labels and values as the forms show them. */
export async function changesOf(entries: AuditEntry[]): Promise<Map<string, EntryChange[]>> {
  const [related, shown] = await Promise.all([relatedByEntity(entries), undeclaredValueFormatter(entries)])
  return new Map(
    entries.map((entry) => {
      const entity = declaredEntity(entry.entity ?? '')
      const names = [
        ...new Set([...Object.keys(stateOf(entry.before)), ...Object.keys(stateOf(entry.after))]),
      ]
      const changes = names.map((name) => {
        const field = entry.action === 'export' ? undefined : entity?.fields[name]
        const textOf = (state: State) =>
          clipped(
            field && entity
              ? fieldText(field, state[name], related.get(entity.name) ?? {})
              : shown(state[name]),
          )
        return {
          label: field ? labelOf(name, field) : wordsFromName(name),
          before: textOf(stateOf(entry.before)),
          after: textOf(stateOf(entry.after)),
        }
      })
      // Fields left blank on both sides did not change.
      return [entry.id, changes.filter(({ before, after }) => before !== after)]
    }),
  )
}

function fieldText(field: Field, value: unknown, related: Related): string {
  if (!field.entity) return shownValue(field, value)
  const titles = related[field.entity] ?? {}
  const ids = [value ?? []].flat().map(String)
  return ids.map((id) => titles[id]?.title ?? 'one that is gone').join(', ') || '–'
}

/** Titles of the records that the entries refer to: one query per entity. */
async function relatedByEntity(entries: AuditEntry[]): Promise<Map<string, Related>> {
  const states = new Map<Entity, AdminRecord[]>()
  for (const entry of entries) {
    const entity = entry.action === 'export' ? undefined : declaredEntity(entry.entity ?? '')
    if (!entity) continue
    const records = [entry.before, entry.after].map((state) => ({ ...stateOf(state), ...NAMELESS }))
    states.set(entity, [...(states.get(entity) ?? []), ...records])
  }
  const found = await Promise.all(
    [...states].map(async ([entity, records]) => [entity.name, await relatedOf(entity, records)] as const),
  )
  return new Map(found)
}

const NAMELESS = { id: '', createdAt: '', updatedAt: '' }

function stateOf(state: unknown): State {
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? (state as State) : {}
}

const clipped = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

/** Returns a formatter for values of kinds without an entity: ids become names, timestamps readable times. */
async function undeclaredValueFormatter(entries: AuditEntry[]): Promise<(value: unknown) => string> {
  const ids = entries
    .filter(({ entity }) => !declaredEntity(entity ?? ''))
    .flatMap(({ before, after }) => idsIn([before, after]))
  const where = { id: { in: [...new Set(ids)] } }
  const [people, communities] = await Promise.all([
    db.user.findMany({ where, select: { id: true, username: true } }),
    db.community.findMany({ where, select: { id: true, name: true } }),
  ])
  const names = new Map([
    ...people.map(({ id, username }): [string, string] => [id, username]),
    ...communities.map(({ id, name }): [string, string] => [id, name]),
  ])
  const formatValue = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(formatValue).join(', ') || '–'
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (typeof value !== 'string') return shownValue(undefined, value)
    if (isUuid(value)) return names.get(value) ?? 'one that is gone'
    return MOMENT.test(value) ? shownMoment(value) : shownValue(undefined, value)
  }
  return formatValue
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
