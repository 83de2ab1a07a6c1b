import 'server-only'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { wordsOfAction } from '@/lib/records/activity/action-words'
import { changesOf, type EntryChange } from '@/lib/records/activity/entry-changes'
import { type Subject, subjectsOf } from '@/lib/records/activity/subjects'

/** An entry of the audit log in words. */
export type ActivityEntry = {
  id: string
  /** ISO, UTC. */
  at: string
  /** 'The installation' for what no person did. */
  who: string
  verb: string
  /** What it was done to; null when the verb says all. */
  subject: Subject | null
  /** The id of the record it is about, null when it is about none. */
  record: string | null
  changes: EntryChange[]
  ipAddress: string | null
}

/** Puts entries into words: who, what to which record, and what was there before and after. */
export async function toldEntries(entries: AuditEntry[]): Promise<ActivityEntry[]> {
  const [subjects, changes] = await Promise.all([subjectsOf(entries), changesOf(entries)])
  return entries.map((entry) => {
    const { verb, hasObject } = wordsOfAction(entry.action, entry.before === null)
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
