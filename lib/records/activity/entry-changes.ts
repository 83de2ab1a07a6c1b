import 'server-only'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { declaredEntity } from '@/lib/records/activity/kinds'
import { undeclaredValueFormatter } from '@/lib/records/activity/undeclared-values'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf, wordsFromName } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'
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
