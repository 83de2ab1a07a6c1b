import 'server-only'
import { subDays } from 'date-fns'
import { replayOf } from '@/lib/leads/journal/form-replays'
import { readJournaled } from '@/lib/leads/tour-requests/journaled-lead'
import { replayLead } from '@/lib/leads/tour-requests/replay-lead'
import { db } from '@/lib/platform/database/db'
import {
  completePlaces,
  destroyEntries,
  isJournalOn,
  journaledIds,
  marksOf,
  readSealed,
  writtenAt,
} from '@/lib/platform/journal/journal'
import { privateKeys } from '@/lib/platform/journal/journal-keys'
import { openEntry, UnreadableEntry } from '@/lib/platform/journal/seal'
import { log } from '@/lib/platform/log'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/** Younger entries are still being stored by the process that wrote them. */
const YOUNG_MS = 60_000
/** A backup counts a week later, when another could take its place. */
const KEPT_DAYS = 7
const BATCH = 2_000

/** Entries by how their replay went. */
type Replays = Record<'stored' | 'known' | 'torn' | 'locked' | 'failed', number>

export const replayWaiting = defineSweep({
  name: 'lead-journal',
  every: 20_000,
  isOn: isJournalOn,
  run: () => replayJournal(YOUNG_MS),
})

export const forgetCovered = defineSweep({
  name: 'lead-journal-retention',
  every: 60 * 60_000,
  isOn: isJournalOn,
  run: () => removeCovered(),
})

/** Stores every entry that this database does not have and that is older than `youngMs`. */
export async function replayJournal(youngMs = 0): Promise<Replays> {
  const counts: Replays = { stored: 0, known: 0, torn: 0, locked: 0, failed: 0 }
  const ids = await journaledIds()
  await completePlaces(ids)
  const waiting = await notTakenIn(ids.filter((id) => writtenAt(id) <= Date.now() - youngMs))
  if (waiting.length === 0) return counts
  const keys = await privateKeys()
  for (const id of waiting) counts[await replayOne(id, keys)] += 1
  log.info(counts, 'the lead journal was replayed')
  return counts
}

async function replayOne(id: string, keys: Awaited<ReturnType<typeof privateKeys>>): Promise<keyof Replays> {
  try {
    const sealed = await readSealed(id)
    // Its key was destroyed meanwhile: the person was erased.
    if (!sealed) return 'known'
    const lead = readJournaled(openEntry(id, sealed, keys))
    const replayed = await replayLead({ id, lead, replay: replayOf(lead) }, await marksOf(id))
    return replayed === 'stored' ? 'stored' : 'known'
  } catch (error) {
    if (error instanceof UnreadableEntry) return error.why
    const { name, code } = error as { name?: string; code?: string }
    log.error({ entry: id, fault: name, code }, 'an entry of the lead journal could not be replayed')
    return 'failed'
  }
}

/**
 * Entries that this database does not have. Asked anew each time, because a failover or a restore can put an
 * older database in its place. @throws without a database
 */
export async function notTakenIn(ids: readonly string[]): Promise<string[]> {
  const taken = new Set<string>()
  for (let at = 0; at < ids.length; at += BATCH) {
    const where = { id: { in: ids.slice(at, at + BATCH) } }
    for (const { id } of await db.journalEntry.findMany({ where, select: { id: true } })) taken.add(id)
  }
  return ids.filter((id) => !taken.has(id))
}

/** Removes entries whose leads a good backup has had for a week, and their rows. */
export async function removeCovered(now = new Date()): Promise<number> {
  const backup = await db.backupRun.findFirst({
    where: { kind: 'backup', succeeded: true, finishedAt: { lt: subDays(now, KEPT_DAYS) } },
    orderBy: { takenAt: 'desc' },
  })
  if (!backup?.takenAt) return 0
  const rows = await db.journalEntry.findMany({
    where: { takenAt: { lt: backup.takenAt } },
    select: { id: true },
    take: BATCH,
  })
  const ids = rows.map(({ id }) => id)
  await destroyEntries(ids)
  await db.journalEntry.deleteMany({ where: { id: { in: ids } } })
  return ids.length
}
