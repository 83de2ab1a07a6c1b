import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { idempotencyKeyFrom, transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { correctLead } from '@/lib/leads/tour-requests/correct-lead'
import { communityDirectory, named } from '@/lib/leads/tour-requests/directory'
import { type JournaledLead, type LeadEntry, noteStored } from '@/lib/leads/tour-requests/journaled-lead'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import {
  discard,
  type Judged,
  journaled,
  judgeFromMemory,
  keepJudged,
} from '@/lib/leads/tour-requests/keep-lead'
import { leadFloodRefusal, refuseLeadFlood } from '@/lib/leads/tour-requests/lead-flood'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { type TourRequest, tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { storeLead } from '@/lib/leads/tour-requests/store-lead'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { databasePatience, type Patience } from '@/lib/platform/database/patience'
import { AppError, invalidFields } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { isJournalOn } from '@/lib/platform/journal/journal'

export type Submission = {
  leadId: string
  communityId: string | null
  transactionId: string
  promise: string
  communityName: string | null
  /** True when this request was stored before (reading 26). */
  repeated: boolean
  /** False when ad platforms never hear of it, whatever the sender chose. */
  isConversion: boolean
  /** Side data that was put aside, as sent, by field. */
  raw: Record<string, string>
  /** Set when only the journal has it yet. */
  journaled: JournaledLead | null
}

const FOREIGN_KEY_VIOLATION = '23503'

let inProgress = 0

/** Leads being judged and stored in this process, not counting those waiting for the bot check. */
export const leadsInProgress = (): number => inProgress

/**
 * Takes in a lead: the database stores it, or the journal while the database is away (decision 095). A
 * repeated transactionId returns the lead; its sender may correct it. @throws AppError 400, 403, 429
 */
export async function submitLead(body: Record<string, unknown>, about: RequestContext): Promise<Submission> {
  const sent = parseTourRequest(body)
  const sentKey = (about.apiKey ? idempotencyKeyFrom : transactionIdFrom)(sent.transactionId)
  const asked = { transactionId: sentKey, remoteIp: about.clientIpAddress }
  // Before the bot check, so that a visitor waits for the longer of both.
  const patience = databasePatience()
  try {
    const botCheck = about.source?.botCheck ?? (await checkBot(body.captchaToken, asked))
    const judge = () => judgeLead({ body, sent, botCheck, about })
    inProgress += 1
    try {
      return await takeIn({ judge, sentKey, patience })
    } finally {
      inProgress -= 1
    }
  } finally {
    patience.end()
  }
}

type Asked = { judge: () => Promise<LeadToStore>; sentKey: string; patience: Patience }

async function takeIn(asked: Asked, isAnew = false): Promise<Submission> {
  let judged: Judged | null = null
  try {
    judged = journaled(await asked.patience.during(asked.judge), asked.sentKey)
    const { lead, entry } = judged
    const submission = await asked.patience.during(() => store(lead, entry))
    await noteStored(entry, judged.writing)
    return submission
  } catch (error) {
    const isGone = !isAnew && (error as { code?: string }).code === FOREIGN_KEY_VIOLATION
    if (!isGone && !(error instanceof AppError)) return answerFromJournal(asked, judged, error)
    if (judged) void discard(judged)
    if (!isGone) throw error
    // The cached community or page may just have been deleted; that must not lose the lead.
    forgetRemembered()
    return takeIn(asked, true)
  }
}

async function answerFromJournal(
  { judge, sentKey }: Asked,
  judged: Judged | null,
  error: unknown,
): Promise<Submission> {
  if (!isJournalOn()) throw error
  const own = judged ?? journaled(await judgeFromMemory(judge, error), sentKey)
  const kept = await keepJudged(own, error)
  const { refs, source, rawSideData } = own.lead
  return {
    leadId: kept.lead.input.lead.id,
    communityId: refs.community?.id ?? null,
    transactionId: sentKey,
    promise: kept.lead.promise ?? '',
    communityName: refs.community?.name ?? null,
    repeated: kept.repeated,
    isConversion: source.ads !== 'never',
    raw: rawSideData,
    journaled: kept.lead,
  }
}

/** @throws AppError 400 with the specified messages by field */
export function parseTourRequest(body: Record<string, unknown>): TourRequest {
  const parsed = tourRequestSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  return parsed.data
}

async function store(lead: LeadToStore, entry: LeadEntry): Promise<Submission> {
  let outcome = await storeLead(lead, entry)
  if (outcome.outcome === 'uncounted') {
    await refuseLeadFlood(lead.about, lead.refs.phoneDisplay)
    outcome = await storeLead(lead, entry, { isCounted: true })
  }
  if (outcome.outcome === 'uncounted') throw new Error('a lead that was not to be counted was not stored')
  if (outcome.outcome === 'refused') throw leadFloodRefusal(lead.about, outcome.wait, lead.refs.phoneDisplay)
  const repeated = outcome.outcome === 'repeated'
  if (repeated && lead.sentBy) await correctLead(outcome.leadId, lead)
  if (repeated && entry.id) await noteTakenIn(entry.id, outcome.leadId)
  const { leadId, transactionId, idempotencyKey, promise, communityId } = outcome
  const community = communityId ? named(await communityDirectory(), communityId) : undefined
  return {
    leadId,
    communityId,
    transactionId: idempotencyKey ?? transactionId,
    promise: promise ?? '',
    communityName: community?.name ?? null,
    repeated,
    isConversion: lead.source.ads !== 'never',
    raw: lead.rawSideData,
    journaled: null,
  }
}

/** The database has the corrections, so the entry must not be replayed. */
async function noteTakenIn(id: string, tourRequestId: string): Promise<void> {
  await db.journalEntry.createMany({ data: [{ id, tourRequestId }], skipDuplicates: true })
}
