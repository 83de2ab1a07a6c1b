import 'server-only'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { describeAction } from '@/lib/records/activity/action-words'
import { changesOf, type EntryChange } from '@/lib/records/activity/entry-changes'
import { type Subject, subjectsOf } from '@/lib/records/activity/subjects'

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
