import 'server-only'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { declaredOf } from '@/lib/records/activity/kinds'
import { wordsOfUndeclared } from '@/lib/records/activity/undeclared-values'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, labelOf, words } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'
import { type Related, relatedOf } from '@/lib/records/relations/related'

/** One field before and after, in words. */
export type EntryChange = { label: string; before: string; after: string }

const MOST_LETTERS = 600

type State = Record<string, unknown>

/** What each entry says of before and after, by the entry's id: labels and words as forms have them, no JSON. */
export async function changesOf(entries: AuditEntry[]): Promise<Map<string, EntryChange[]>> {
  const [related, shown] = await Promise.all([relatedByEntity(entries), wordsOfUndeclared(entries)])
  return new Map(
    entries.map((entry) => {
      const entity = declaredOf(entry.entity ?? '')
      const names = [
        ...new Set([...Object.keys(stateOf(entry.before)), ...Object.keys(stateOf(entry.after))]),
      ]
      const changes = names.map((name) => {
        const field = entry.action === 'export' ? undefined : entity?.fields[name]
        const say = (state: State) =>
          clipped(
            field && entity ? told(field, state[name], related.get(entity.name) ?? {}) : shown(state[name]),
          )
        return {
          label: field ? labelOf(name, field) : words(name),
          before: say(stateOf(entry.before)),
          after: say(stateOf(entry.after)),
        }
      })
      // What is empty on both sides, such as the fields that a new record leaves blank, says nothing.
      return [entry.id, changes.filter(({ before, after }) => before !== after)]
    }),
  )
}

function told(field: Field, value: unknown, related: Related): string {
  if (!field.entity) return shownValue(field, value)
  const titles = related[field.entity] ?? {}
  const ids = [value ?? []].flat().map(String)
  return ids.map((id) => titles[id]?.title ?? 'one that is gone').join(', ') || '–'
}

/** How what the entries refer to is called: one query for each entity. */
async function relatedByEntity(entries: AuditEntry[]): Promise<Map<string, Related>> {
  const states = new Map<Entity, AdminRecord[]>()
  for (const entry of entries) {
    const entity = entry.action === 'export' ? undefined : declaredOf(entry.entity ?? '')
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

const clipped = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)
