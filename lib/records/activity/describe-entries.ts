import 'server-only'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { describeAction } from '@/lib/records/activity/action-words'
import { declaredEntity, UNDECLARED_KINDS } from '@/lib/records/activity/kinds'
import { loggedLabel, loggedText } from '@/lib/records/activity/value-words'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type EntityName, type Field, labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment, shownValue } from '@/lib/records/declare/shown-value'
import { NONE } from '@/lib/records/lists/list-query'
import { type Related, relatedOf } from '@/lib/records/relations/related'

export type ActivityEntry = {
  id: string
  /** ISO, UTC. */
  at: string
  /** 'System' for actions without a user. */
  who: string
  verb: string
  /** Null when the verb needs no object. */
  subject: Subject | null
  record: string | null
  changes: EntryChange[]
  ipAddress: string | null
}

/** Describes audit log entries: who did what to which record, and what changed. */
export async function describeEntries(entries: AuditEntry[]): Promise<ActivityEntry[]> {
  const [subjects, changes] = await Promise.all([subjectsOf(entries), changesOf(entries)])
  return entries.map((entry) => {
    const { verb, hasObject } = describeAction(entry.action, entry.before === null)
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      who: entry.actorName ?? (entry.action === 'sign-in-refused' ? 'Unknown user' : 'System'),
      verb,
      subject: hasObject ? (subjects.get(entry.id) ?? null) : null,
      record: entry.entityId,
      changes: changes.get(entry.id) ?? [],
      ipAddress: entry.ipAddress,
    }
  })
}

/** `href` is null when the record was deleted for good. */
type Subject = { kind: string; title: string; href: string | null }

type Named = { title: string; isThere: boolean }

/** Subjects by entry id. Records have their current title, deleted ones their last. */
async function subjectsOf(entries: AuditEntry[]): Promise<Map<string, Subject>> {
  const names = await namesOf(entries)
  const subjects = entries.flatMap((entry): [string, Subject][] => {
    const subject = entry.entity && subjectOf(entry.entity, entry, names)
    return subject ? [[entry.id, subject]] : []
  })
  return new Map(subjects)
}

function subjectOf(name: string, entry: AuditEntry, names: Map<string, Named>): Subject {
  const entity = declaredEntity(name)
  const kind = entity?.labels.one ?? UNDECLARED_KINDS[name]?.one ?? name
  if (!entry.entityId) {
    const href = entity ? `/admin/${entity.path}` : (UNDECLARED_KINDS[name]?.list ?? null)
    return { kind: '', title: entity?.labels.many ?? UNDECLARED_KINDS[name]?.many ?? name, href }
  }
  if (entity?.kind === 'single') return { kind: '', title: entity.labels.one, href: `/admin/${entity.path}` }
  const known = names.get(entry.entityId)
  const title = known?.title || lastTitle(entry, entity?.title ?? 'title') || 'Untitled'
  const place = entity ? `/admin/${entity.path}` : UNDECLARED_KINDS[name]?.place
  return { kind, title, href: known?.isThere && place ? `${place}/${entry.entityId}` : null }
}

function lastTitle({ before, after }: AuditEntry, name: string): string {
  const states = [after, before] as (Record<string, unknown> | null)[]
  const found = states
    .map((state) => state?.[name] ?? state?.title)
    .find((title) => typeof title === 'string')
  return String(found ?? '')
}

async function namesOf(entries: AuditEntry[]): Promise<Map<string, Named>> {
  const wanted = new Map<string, Set<string>>()
  for (const { entity, entityId } of entries) {
    if (entity && isUuid(entityId)) wanted.set(entity, (wanted.get(entity) ?? new Set()).add(entityId))
  }
  const found = await Promise.all([...wanted].map(([name, ids]) => namesIn(name, [...ids])))
  const ids = [...wanted.values()].flatMap((each) => [...each])
  const deleted = await db.deletedRecord.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true },
  })
  const trashed = deleted.map(({ id, title }): [string, Named] => [id, { title, isThere: true }])
  return new Map([...trashed, ...found.flat()])
}

async function namesIn(name: string, ids: string[]): Promise<[string, Named][]> {
  const title = declaredEntity(name)?.title ?? UNDECLARED_KINDS[name]?.title
  if (!title) return []
  const rows = await delegateOf(db, name as EntityName).findMany({
    where: { id: { in: ids } },
    select: { id: true, [title]: true },
  })
  return rows.map((row) => [String(row.id), { title: String(row[title] ?? ''), isThere: true }])
}

export type EntryChange = { label: string; before: string; after: string }

const MAX_LENGTH = 600

type State = Record<string, unknown>

/** Changed fields by entry id, with labels and values as the forms show them. */
async function changesOf(entries: AuditEntry[]): Promise<Map<string, EntryChange[]>> {
  const [related, timeZone] = await Promise.all([relatedByEntity(entries), companyZone()])
  const shown = await undeclaredValueFormatter(entries, timeZone)
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
              ? fieldText(field, state[name], related.get(entity.name) ?? {}, timeZone)
              : shown(name, entity ? filterWords(entity, state[name], { related, timeZone }) : state[name]),
          )
        return {
          label: field ? labelOf(name, field) : loggedLabel(name),
          before: textOf(stateOf(entry.before)),
          after: textOf(stateOf(entry.after)),
        }
      })
      // Fields left blank on both sides did not change.
      return [entry.id, changes.filter(({ before, after }) => before !== after)]
    }),
  )
}

type Shown = { related: Map<string, Related>; timeZone: string }

/** The filters of an exported list, by the labels of its fields; other values as they are. */
function filterWords(entity: Entity, value: unknown, { related, timeZone }: Shown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const filters = Object.entries(value).map(([name, chosen]) => {
    const field = entity.fields[name]
    if (!field) return [loggedLabel(name), chosen]
    const isNone = chosen === NONE
    const read = field.kind === 'boolean' ? chosen === 'true' : chosen
    const titles = related.get(entity.name) ?? {}
    return [labelOf(name, field), isNone ? 'none' : fieldText(field, read, titles, timeZone)]
  })
  return Object.fromEntries(filters)
}

function fieldText(field: Field, value: unknown, related: Related, timeZone: string): string {
  if (!field.entity) return shownValue(field, value, timeZone)
  const titles = related[field.entity] ?? {}
  const ids = [value ?? []].flat().map(String)
  return ids.map((id) => titles[id]?.title ?? 'a deleted item').join(', ') || '–'
}

/** Titles of the records that the entries refer to: one query per entity. */
async function relatedByEntity(entries: AuditEntry[]): Promise<Map<string, Related>> {
  const states = new Map<Entity, AdminRecord[]>()
  for (const entry of entries) {
    const entity = declaredEntity(entry.entity ?? '')
    if (!entity) continue
    const logged = entry.action === 'export' ? [stateOf(entry.after).filters] : [entry.before, entry.after]
    const records = logged.map((state) => ({ ...stateOf(state), ...NAMELESS }))
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

/** Returns a formatter for undeclared values: codes get words, ids names, and timestamps are readable. */
async function undeclaredValueFormatter(
  entries: AuditEntry[],
  timeZone: string,
): Promise<(name: string, value: unknown) => string> {
  const ids = entries
    .filter(({ entity, action }) => action === 'export' || !declaredEntity(entity ?? ''))
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
  return (name, value) =>
    loggedText(name, value, (text) =>
      isUuid(text)
        ? (names.get(text) ?? 'a deleted item')
        : MOMENT.test(text)
          ? shownMoment(text, timeZone)
          : text,
    )
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
