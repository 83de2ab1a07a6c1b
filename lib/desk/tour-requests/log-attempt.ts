import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { clearDraft } from '@/lib/desk/note-drafts/note-drafts'
import type { Attempt } from '@/lib/desk/status/action-schema'
import { moveLead } from '@/lib/desk/status/change-status'
import { recordMove } from '@/lib/desk/status/move-notice'
import { assertTourTime } from '@/lib/desk/status/tour-times'
import { missedCallsOf } from '@/lib/desk/tour-requests/missed-calls'
import { siblingsOf, stoppedClock, stopSiblingClocks } from '@/lib/desk/tour-requests/sibling-clocks'
import { thatWasUs } from '@/lib/desk/tour-requests/that-was-us'
import { beforeAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { callerOf } from '@/lib/leads/callers/who-calls'
import { queueStaffText } from '@/lib/leads/family/family-text'
import { notifyOfTour } from '@/lib/leads/family/tour-notices'
import {
  type AttemptOutcome,
  channelOf,
  isAtOnce,
  isContact,
  possibleOutcomes,
  suggestedStep,
} from '@/lib/leads/tour-requests/contact-attempt'
import { stopEscalations } from '@/lib/leads/tour-requests/plan-escalations'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { lockTours } from '@/lib/leads/tour-times/lock-tours'
import { db, type Tx } from '@/lib/platform/database/db'
import { findRefusal } from '@/lib/platform/do-not-contact/find-refusal'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/**
 * Logs an attempt, which alone stops the clock, also of the household's other waiting requests (decision
 * 033). Idempotent by attemptId. @throws AppError 400 by field, 403, 404, 409 in quarantine or for an
 * unlisted result
 */
export async function logAttempt(actor: Actor, id: string, attempt: Attempt): Promise<void> {
  await db.$transaction(async (tx) => {
    await logAttemptWithin(tx, actor, id, attempt)
    await clearDraft(tx, actor, id, 'attempt', attempt.attemptId)
  })
}

/**
 * For use in a larger transaction. @param call of a call that logs itself: the number of ours that the family
 * saw, or null when the family called us
 */
export async function logAttemptWithin(
  tx: Tx,
  actor: Actor,
  id: string,
  attempt: Attempt,
  call?: { ownNumber: string | null },
): Promise<void> {
  if (attempt.result === 'tour') await lockTours(tx, id)
  const lead = await openLead(tx, actor, id, 'update')
  if (await tx.leadEvent.findUnique({ where: { id: attempt.attemptId }, select: { id: true } })) return
  if (lead.quarantinedAt) throw conflict('This request is held back as suspected spam. Release it first')
  await assertPossible(tx, lead, attempt)
  const despite = await overrideReason(tx, lead, attempt)
  await applyOutcome(tx, actor, lead, attempt)
  // After the move, which belongs to the attempt (undo-attempt.ts).
  const now = new Date()
  const next = await nextStepOf(tx, actor, lead, { attempt, now })
  const siblings = await siblingsOf(tx, actor, lead)
  const { outcome, note } = attempt
  const calledFrom = call ? call.ownNumber : await numberOf(tx, actor, lead, outcome)
  const stopped = await stopEscalations(tx, id)
  await recordEvent(tx, id, {
    id: attempt.attemptId,
    type: 'attempt',
    at: now,
    actor,
    data: {
      outcome,
      ...(siblings.length > 0 && { covers: siblings.map((other) => other.id) }),
      ...(calledFrom && { calledFrom }),
      ...(call?.ownNumber === null && { isIncoming: true }),
      ...(note && { text: note }),
      ...(despite && { despite }),
      ...(!isWrittenTo(lead, attempt) && { before: beforeAttempt(lead), stopped }),
      ...(next?.nextStep && { nextStep: next.nextStep, nextStepAt: next.nextStepAt.toISOString() }),
    },
  })
  if (outcome === 'text' && attempt.text) await queueStaffText(tx, lead, attempt.text, attempt.attemptId)
  await auditLead(tx, actor, { action: 'lead.attempt', leadId: id, after: { outcome } })
  await tx.tourRequest.update({
    where: { id },
    data: {
      ...(await stoppedClock(actor, lead, outcome, now)),
      ...(isContact(outcome) && { lastContactedAt: now }),
      ...next,
      claimedById: null,
      claimedUntil: null,
      skippedById: null,
      skippedUntil: null,
      skipReason: null,
    },
  })
  await assignIfUnowned(tx, actor, lead)
  await stopSiblingClocks(tx, actor, { lead, siblings, attempt, now })
}

/** True when the attempt writes to the family, which cannot be taken back. */
function isWrittenTo({ status }: TourRequest, { text, result }: Attempt): boolean {
  return Boolean(text) || result === 'tour' || (status === 'scheduled' && result === 'not-interested')
}

/** A family without an address got no mail: such an attempt would stop the clock for nothing. */
async function assertPossible(tx: Tx, lead: TourRequest, { outcome }: Attempt): Promise<void> {
  const { householdId } = lead
  const contacts = householdId ? await tx.householdContact.findMany({ where: { householdId } }) : []
  const known = {
    phone: lead.phone !== '' || contacts.some(({ phoneE164 }) => phoneE164),
    email: Boolean(lead.email) || contacts.some(({ email }) => email),
  }
  if (possibleOutcomes(known).includes(outcome)) return
  const missing = outcome === 'mail' ? 'email address' : 'phone number'
  throw invalidFields({
    outcome: `This family has no ${missing}. Please add one to the family first.`,
  })
}

/** Contacting them despite a refusal needs a reason for the history; null without a refusal. */
async function overrideReason(
  tx: Tx,
  lead: TourRequest,
  { outcome, despite }: Attempt,
): Promise<string | null> {
  const contact = { channel: channelOf(outcome), by: 'person' } as const
  const refusal = findRefusal(await refusalsOf(tx, [lead]), contact)
  if (!refusal) return null
  if (despite) return despite
  const words = `They ${SCOPE_WORDS[refusal.scope].asked}. Please enter why you contacted them, for example that they called you`
  throw invalidFields({ despite: words })
}

/** Reaching a new lead makes it contacted; the result may move it further. */
async function applyOutcome(tx: Tx, actor: Actor, lead: TourRequest, attempt: Attempt): Promise<void> {
  const { outcome, result, reason, reasonClass, scheduledDate, timeReason } = attempt
  if (outcome !== 'reached') {
    if (result) throw invalidFields({ result: 'Choose this only if you reached them' })
    return
  }
  const to = result === 'tour' ? 'scheduled' : result === 'not-interested' ? 'not-interested' : null
  if (to === 'scheduled' && lead.status === 'scheduled') {
    if (!scheduledDate) throw invalidFields({ scheduledDate: 'Please enter the date of the tour' })
    const at = new Date(scheduledDate)
    await assertTourTime(tx, lead, at, timeReason)
    await recordMove(tx, actor, lead, { scheduledDate, timeReason })
    await notifyOfTour(tx, lead, at)
    await tx.tourRequest.update({ where: { id: lead.id }, data: { scheduledDate: at } })
    return
  }
  if (to) await moveLead(tx, actor, lead, { status: to, reason, reasonClass, scheduledDate, timeReason })
  else if (lead.status === 'new') await moveLead(tx, actor, lead, { status: 'contacted' })
}

/** The agreed tour, nothing after a refusal, else another call in staffed hours. */
async function nextStepOf(
  tx: Tx,
  actor: Actor,
  lead: TourRequest,
  { attempt, now }: { attempt: Attempt; now: Date },
) {
  if (attempt.result === 'not-interested') return null
  if (attempt.result === 'tour')
    return { nextStep: 'tour', nextStepAt: new Date(attempt.scheduledDate ?? now) }
  if (lead.contactEndedAt || lead.status === 'not-interested' || lead.status === 'converted') return null
  const chosen = attempt.nextStepAt ? new Date(attempt.nextStepAt) : null
  if (chosen && chosen <= now) throw invalidFields({ nextStepAt: 'Please choose a time in the future' })
  const missedCalls = await missedCallsOf(tx, lead.id)
  const mayText = missedCalls === 1 && (await thatWasUs(tx, actor, lead, now)) !== null
  const { step, inMinutes } = suggestedStep(attempt.outcome, { missedCalls, mayText })
  // An agreed tour stays next, unless they asked for a call before it.
  const { scheduledDate } = lead
  const isTourNext = lead.status === 'scheduled' && lead.nextStep !== 'call'
  if (!chosen && isTourNext && scheduledDate && scheduledDate > now && !isAtOnce(step)) {
    return { nextStep: 'tour', nextStepAt: scheduledDate }
  }
  const { hours, timeZone } = await scheduleOf(lead.communityId)
  const suggested = inStaffedHours(hours, timeZone, new Date(now.getTime() + inMinutes * 60_000))
  return { nextStep: step, nextStepAt: chosen ?? suggested }
}

/** The number that the person calls from, for the report of first calls; null if unknown, or no call. */
async function numberOf(
  tx: Tx,
  actor: Actor,
  { communityId }: TourRequest,
  outcome: AttemptOutcome,
): Promise<string | null> {
  if (channelOf(outcome) !== 'call') return null
  const { number } = await callerOf(tx, actor.id, communityId)
  return number?.e164 ?? null
}

/** Every open lead has an owner (C6): by default whoever tried first. */
async function assignIfUnowned(tx: Tx, actor: Actor, lead: TourRequest): Promise<void> {
  if (lead.ownerId || !can(actor, 'update', 'leads')) return
  await tx.tourRequest.update({ where: { id: lead.id }, data: { ownerId: actor.id } })
  await recordEvent(tx, lead.id, {
    type: 'assigned',
    actor,
    data: { ownerId: actor.id, owner: actor.username },
  })
}
