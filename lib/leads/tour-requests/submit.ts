import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { idempotencyKeyFrom, transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { correctHousehold } from '@/lib/leads/tour-requests/correct-household'
import type { Corrections } from '@/lib/leads/tour-requests/corrections'
import { communityDirectory, named } from '@/lib/leads/tour-requests/directory'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import { alertAgain } from '@/lib/leads/tour-requests/lead-alert'
import { leadFloodRefusal, refuseLeadFlood } from '@/lib/leads/tour-requests/lead-flood'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { readdressFamily } from '@/lib/leads/tour-requests/readdress-family'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { type TourRequest, tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { storeLead } from '@/lib/leads/tour-requests/store-lead'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { TourRequest as StoredRequest } from '@/lib/platform/generated/prisma/client'
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

/** A repeated transactionId returns the lead; its sender may correct it. @throws AppError 400, 403, 429 */
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

/** Applies and records changes resent under a transactionId, alerting staff again. @throws AppError 429 */
async function correctLead(leadId: string, sent: LeadToStore): Promise<void> {
  const known = await db.tourRequest.findUnique({ where: { id: leadId } })
  if (!known || known.erasedAt) return
  if (isUnchanged(correctionsOf(known, sent)) && !(await agreesAnew(db, leadId, sent))) return
  await refuseLeadFlood(sent.about, sent.refs.phoneDisplay)
  await db.$transaction((tx) => correctWithin(tx, leadId, sent))
}

async function correctWithin(tx: Tx, leadId: string, sent: LeadToStore): Promise<void> {
  // Concurrent corrections must not both record the same old value.
  await tx.$queryRaw`select 1 from tour_requests where id = ${leadId}::uuid for update`
  const stored = await tx.tourRequest.findUnique({ where: { id: leadId } })
  if (!stored || stored.erasedAt) return
  if (await agreesAnew(tx, leadId, sent)) await tx.leadConsent.create({ data: textConsentOf(leadId, sent) })
  const corrections = correctionsOf(stored, sent)
  if (isUnchanged(corrections)) return
  const data = columnsOf(corrections, sent)
  const corrected = await tx.tourRequest.update({ where: { id: leadId }, data })
  const entryId = uuidv7()
  const { apiKey } = sent.about
  const sender = apiKey && { partner: apiKey.name, apiKeyId: apiKey.id }
  await recordEvent(tx, leadId, { id: entryId, type: 'resubmitted', data: { corrections, ...sender } })
  if (corrected.quarantinedAt) return
  await correctHousehold(tx, stored, corrected)
  if (corrections.email) await readdressFamily(tx, corrected, { former: stored.email, entryId })
  if (corrections.phone || corrections.email) await applyRefusals(tx, [corrected])
  await alertAgain(tx, leadId, sent.targets ?? [], { entryId, requestId: sent.about.requestId })
}

async function agreesAnew(
  tx: Tx,
  tourRequestId: string,
  { agreedTexts, person }: LeadToStore,
): Promise<boolean> {
  const { phoneE164 } = person
  if (!agreedTexts || !phoneE164) return false
  const where = { tourRequestId, kind: 'texts', granted: true, phoneE164 }
  return (await tx.leadConsent.count({ where })) === 0
}

function textConsentOf(tourRequestId: string, { source, agreedTexts, person, side, about }: LeadToStore) {
  return {
    tourRequestId,
    kind: 'texts',
    granted: true,
    ...agreedTexts,
    phoneE164: person.phoneE164,
    channel: source.consent.channel,
    pageUrl: about.pageUrl ?? side.landingPageUrl,
    ipAddress: about.clientIpAddress,
    userAgent: about.userAgent?.slice(0, 512) ?? null,
  }
}

function columnsOf(corrections: Corrections, { person, preferredDate }: LeadToStore) {
  const { phone, phoneE164, phoneExtension } = person
  return {
    ...(corrections.name && { name: person.name }),
    ...(corrections.phone && { phone, phoneE164, phoneExtension }),
    ...(corrections.email && { email: person.email }),
    ...(corrections.preferredDate && { preferredDate }),
    ...(corrections.message && { message: person.message }),
  }
}

function correctionsOf(stored: StoredRequest, { person, preferredDate }: LeadToStore): Corrections {
  const { name, email, message } = person
  const numberOf = (of: Pick<StoredRequest, 'phone' | 'phoneE164' | 'phoneExtension'>) =>
    `${of.phoneE164 ?? of.phone} ${of.phoneExtension ?? ''}`
  const day = preferredDate?.toISOString()
  const storedDay = stored.preferredDate?.toISOString() ?? null
  return {
    ...(name !== stored.name && { name: { from: stored.name, to: name } }),
    ...(numberOf(person) !== numberOf(stored) && { phone: { from: stored.phone, to: person.phone } }),
    ...(email &&
      email.toLowerCase() !== stored.email?.toLowerCase() && { email: { from: stored.email, to: email } }),
    ...(day && day !== storedDay && { preferredDate: { from: storedDay, to: day } }),
    ...(message && message !== stored.message && { message: { from: stored.message, to: message } }),
  }
}

const isUnchanged = (corrections: Corrections) => Object.keys(corrections).length === 0
