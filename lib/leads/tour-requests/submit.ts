import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { idempotencyKeyFrom, transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { correctLead } from '@/lib/leads/tour-requests/correct-lead'
import { communityDirectory, named } from '@/lib/leads/tour-requests/directory'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import { leadFloodRefusal, refuseLeadFlood } from '@/lib/leads/tour-requests/lead-flood'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { type TourRequest, tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { storeLead } from '@/lib/leads/tour-requests/store-lead'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { invalidFields } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'

export type Submission = {
  leadId: string
  communityId: string | null
  transactionId: string
  promise: string
  communityName: string | null
  /** True when this request was stored before (reading 26). */
  repeated: boolean
  /** Side data that was put aside, as sent, by field. */
  raw: Record<string, string>
}

const FOREIGN_KEY_VIOLATION = '23503'

let inProgress = 0

/** Leads being judged and stored in this process, not counting those waiting for the bot check. */
export const leadsInProgress = (): number => inProgress

/**
 * Repeating a transactionId as the same person returns the stored lead; its sender may correct it.
 * @throws AppError 400 with the specified messages by field, 403 outside the partner's communities, 429
 */
export async function submitLead(body: Record<string, unknown>, about: RequestContext): Promise<Submission> {
  const sent = parseTourRequest(body)
  const sentKey = (about.apiKey ? idempotencyKeyFrom : transactionIdFrom)(sent.transactionId)
  const asked = { transactionId: sentKey, remoteIp: about.clientIpAddress }
  const botCheck = about.source?.botCheck ?? (await checkBot(body.captchaToken, asked))
  const judge = () => judgeLead({ body, sent, botCheck, about })
  inProgress += 1
  try {
    return await store(await judge(), sentKey)
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error
    // The cached community or page may just have been deleted; that must not lose the lead.
    forgetRemembered()
    return await store(await judge(), sentKey)
  } finally {
    inProgress -= 1
  }
}

/** @throws AppError 400 with the specified messages by field */
export function parseTourRequest(body: Record<string, unknown>): TourRequest {
  const parsed = tourRequestSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  return parsed.data
}

async function store(lead: LeadToStore, sentKey: string): Promise<Submission> {
  let outcome = await storeLead(lead, sentKey)
  if (outcome.outcome === 'uncounted') {
    await refuseLeadFlood(lead.about, lead.refs.phoneDisplay)
    outcome = await storeLead(lead, sentKey, { isCounted: true })
  }
  if (outcome.outcome === 'uncounted') throw new Error('a lead that was not to be counted was not stored')
  if (outcome.outcome === 'refused') throw leadFloodRefusal(lead.about, outcome.wait, lead.refs.phoneDisplay)
  const repeated = outcome.outcome === 'repeated'
  if (repeated && lead.sentBy) await correctLead(outcome.leadId, lead)
  const { leadId, transactionId, idempotencyKey, promise, communityId } = outcome
  const community = communityId ? named(await communityDirectory(), communityId) : undefined
  return {
    leadId,
    communityId,
    transactionId: idempotencyKey ?? transactionId,
    promise: promise ?? '',
    communityName: community?.name ?? null,
    repeated,
    raw: lead.rawSideData,
  }
}
