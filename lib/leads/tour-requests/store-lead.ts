import 'server-only'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { journalStored, type LeadEntry, leadEntry } from '@/lib/leads/tour-requests/journaled-lead'
import { leadCounter } from '@/lib/leads/tour-requests/lead-flood'
import { type LeadToStore, leadInput } from '@/lib/leads/tour-requests/lead-row'
import { takeInTogether } from '@/lib/leads/tour-requests/take-in-leads'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

type StoredLead = {
  leadId: string
  transactionId: string
  /** As the partner knows it; null for leads without an API key. */
  idempotencyKey: string | null
  promise: string | null
  communityId: string | null
}

type Outcome =
  | (StoredLead & { outcome: 'repeated' })
  | (StoredLead & {
      outcome: 'stored'
      quarantined: boolean
      earlierLeadId: string | null
      /** True when an alert is queued; quarantined leads need none yet. */
      reached: boolean
    })
  /** Above the hard limit; `wait` in seconds. */
  | { outcome: 'refused'; wait: number }
  /** Counting the hard limit failed in the database: count in memory, then store without it. */
  | { outcome: 'uncounted' }

type Kept = Extract<Outcome, StoredLead>

/**
 * Stores a lead with all its rows atomically; concurrent leads may share the commit (decision 012).
 * Suspicious ones go to quarantine without alerts (reading 5). `isCounted`: the hard limit has been counted
 * already.
 */
export async function storeLead(
  lead: LeadToStore,
  entry: Pick<LeadEntry, 'input'>,
  { isCounted = false }: { isCounted?: boolean } = {},
): Promise<Outcome> {
  const flood = isCounted ? null : leadCounter(lead.about)
  const input = JSON.stringify({ ...entry.input, flood })
  const outcome = outcomeOf(await takeInTogether(input))
  if (outcome.outcome === 'stored') {
    if (!lead.source.isOwnWish) await db.$transaction((tx) => applyRefusals(tx, [lead.person]))
    announce(outcome)
  }
  return outcome
}

/** Stores a lead in the caller's transaction, without the hard limit; the journal gets it with the commit. */
export async function storeLeadWithin(tx: Tx, lead: LeadToStore, transactionId: string): Promise<Kept> {
  const entry = leadEntry(lead, transactionId)
  const outcome = await takeInInput(tx, entry.input)
  if (outcome.outcome === 'stored') {
    if (!lead.source.isOwnWish) await applyRefusals(tx, [lead.person])
    afterCommit(tx, () => journalStored(entry))
    afterCommit(tx, () => announce(outcome))
  }
  return outcome
}

/** Stores a lead in the caller's transaction without announcing or journaling it. */
export function takeInWithin(tx: Tx, lead: LeadToStore, transactionId: string): Promise<Kept> {
  return takeInInput(tx, leadInput(lead, transactionId))
}

/** Stores the argument of take_in_lead in the caller's transaction, without a limit. */
export async function takeInInput(tx: Tx, input: object): Promise<Kept> {
  const rows = await tx.$queryRaw<
    { outcome: unknown }[]
  >`select take_in_lead(${JSON.stringify(input)}::jsonb) as outcome`
  const outcome = outcomeOf(rows[0]?.outcome)
  if (!('leadId' in outcome)) throw new Error(`a lead without limits was ${outcome.outcome}`)
  return outcome
}

function outcomeOf(answer: unknown): Outcome {
  if (!answer) throw new Error('take_in_lead answered nothing')
  return answer as Outcome
}

/** Tells open screens and the worker of a stored lead, after its commit. */
export function announce({
  leadId,
  earlierLeadId,
  quarantined,
  reached,
}: Outcome & { outcome: 'stored' }): void {
  announceLead({ leadId, type: quarantined ? 'quarantined' : 'received' })
  if (quarantined) return
  wakeOutbox()
  if (earlierLeadId) announceLead({ leadId: earlierLeadId, type: 'inquired-again' })
  if (!reached) log.error({ leadId, reason: 'no-recipient' }, 'a lead has not reached anybody')
}
