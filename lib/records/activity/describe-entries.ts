import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { describeAction } from '@/lib/records/activity/action-words'
import { changesOf, type EntryChange } from '@/lib/records/activity/entry-changes'
import { declaredEntity, UNDECLARED_KINDS } from '@/lib/records/activity/kinds'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { EntityName } from '@/lib/records/declare/field'

export type ActivityEntry = {
  id: string
  /** ISO, UTC. */
  at: string
  /** 'The installation' for actions without a user. */
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
      who: entry.actorName ?? (entry.action === 'sign-in-refused' ? 'Somebody unknown' : 'The installation'),
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
