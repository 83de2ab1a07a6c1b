import 'server-only'
import { reportUnstored } from '@/lib/leads/intake/deadline'
import {
  type FormToKeep,
  formEntry,
  type JournaledLead,
  type LeadEntry,
  leadEntry,
  writeLead,
} from '@/lib/leads/tour-requests/journaled-lead'
import { refuseFloodWithoutDatabase } from '@/lib/leads/tour-requests/lead-flood'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import type { FormReplay } from '@/lib/leads/tour-requests/replay-lead'
import { findWaiting, keepWaiting } from '@/lib/leads/tour-requests/waiting-leads'
import { fromMemory } from '@/lib/platform/cache/from-memory'
import { databasePatience } from '@/lib/platform/database/patience'
import { AppError } from '@/lib/platform/errors'
import { destroyEntries, isJournalOn, type Writing } from '@/lib/platform/journal/journal'
import { reportError } from '@/lib/platform/report-error'

export type Judged = { lead: LeadToStore; entry: LeadEntry; writing: Writing | null }

/** Writes a lead to the journal, while the database stores it or in its place. */
export function journaled(lead: LeadToStore, sentKey: string): Judged {
  return writing(lead, leadEntry(lead, sentKey))
}

function writing(lead: LeadToStore, entry: LeadEntry): Judged {
  return { lead, entry, writing: writeLead(entry) }
}

/** The visitor hears that it was not stored, or has it stored already. */
export async function discard({ entry, writing }: Judged): Promise<void> {
  if (!entry.id || !writing) return
  await writing.ended
  await destroyEntries([entry.id]).catch((error: unknown) => reportError(error, { event: 'lead journal' }))
}

export type Kept = {
  /** As the journal has it: that of the first request when this one repeats it. */
  lead: JournaledLead
  repeated: boolean
}

/**
 * Keeps a lead that the journal has and the database has not, until the database takes it.
 * @throws the database's error when the journal has not stored the lead either, AppError 429
 */
export async function keepJudged(
  judged: Judged,
  error: unknown,
  replay: FormReplay | null = null,
): Promise<Kept> {
  const { lead, entry } = judged
  try {
    await refuseFloodWithoutDatabase(lead.about, lead.refs.phoneDisplay)
  } catch (refusal) {
    void discard(judged)
    throw refusal
  }
  if (!entry.id || !(await judged.writing?.inTime)) throw error
  reportUnstored(error, lead.about)
  const before = findWaiting(entry.lead)
  if (before) void discard(judged)
  else keepWaiting({ id: entry.id, lead: entry.lead, replay })
  return { lead: before ?? entry.lead, repeated: before !== null }
}

/** @throws AppError of the judgment; the database's error when not enough was read before it went away */
export async function judgeFromMemory<T>(judge: () => Promise<T>, error: unknown): Promise<T> {
  return fromMemory(judge).catch((fault: unknown) => {
    throw fault instanceof AppError ? fault : error
  })
}

type FormWork<T> = {
  /** Stores the form in the database and says how that went. */
  take(): Promise<T>
  /** Judges it by what is remembered. */
  judge(): Promise<FormToKeep>
  /** The visitor's answer while the form waits for the database. */
  answer(kept: Kept): T
  replay: FormReplay
}

/**
 * Takes in a form that becomes more than a lead: the database stores it, or the journal keeps it while the
 * database is away (decision 123). @throws AppError of the form; the database's error without a journal
 */
export async function takeForm<T>({ take, judge, answer, replay }: FormWork<T>): Promise<T> {
  const patience = databasePatience()
  try {
    return await patience.during(take)
  } catch (error) {
    if (error instanceof AppError || !isJournalOn()) throw error
    const form = await judgeFromMemory(judge, error)
    return answer(await keepJudged(writing(form.lead, formEntry(form)), error, replay))
  } finally {
    patience.end()
  }
}
