import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { callWindows, chosenPromise, dueAfter, isCallWindow } from '@/lib/leads/callers/call-windows'
import { notifyFamily } from '@/lib/leads/family/notify-family'
import { chosenCall } from '@/lib/leads/family/read-visit'
import { sourceOf } from '@/lib/leads/sources/registry'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import { isCallRefused } from '@/lib/leads/tour-requests/apply-refusals'
import { LEAD_ROUTING, routingKey } from '@/lib/leads/tour-requests/follow-ups'
import { alertAgain } from '@/lib/leads/tour-requests/lead-alert'
import { CHOSEN_CALL } from '@/lib/leads/tour-requests/next-step'
import { dropOldClock, planEscalations } from '@/lib/leads/tour-requests/plan-escalations'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isStaffed } from '@/lib/leads/tour-requests/staffed-hours'
import { type TourDay, tourDays } from '@/lib/leads/tour-times/tour-days'
import { withLockedVisit } from '@/lib/leads/tours/locked-visit'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden, invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { zoneName } from '@/lib/site/content/format-date'

const CHOOSE = 'Please choose a time'

/** `callAt`: the start of one of the offered windows. */
export const callTimeSchema = z.object({ callAt: z.iso.datetime(CHOOSE) })

/** A family may change its mind, but not put its call off for weeks. */
const CHOICES_AT_MOST = 5

type Choosing = { requestId: string | null; isStaff: boolean }

/**
 * Moves the promised call to a window that the family chose, with its clock, alerts and owner; after an
 * attempt it plans another call then. Idempotent. @returns the family's page @throws AppError 400 by field
 * for a time that is not offered, 403 for staff, 404, 409
 */
export async function chooseCallTime(
  token: string,
  callAt: string,
  { requestId, isStaff }: Choosing,
): Promise<string> {
  const at = new Date(callAt)
  return withLockedVisit(token, async (tx, lead) => {
    // Staff owe the call and must not be able to put it off.
    if (isStaff) throw forbidden('Only the family chooses when it is called')
    await choose(tx, lead, at, requestId)
  })
}

/**
 * Books the call of a request that was sent while the phones are closed; nothing happens once they are open.
 * Idempotent. @returns the promise that holds now @throws AppError 400 for a time that is not offered, 409
 */
export async function bookNightCall(
  leadId: string,
  at: Date,
  requestId: string | null,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from tour_requests where id = ${leadId}::uuid for update`
    const lead = await tx.tourRequest.findFirst({
      where: { id: leadId, quarantinedAt: null, erasedAt: null, firstAttemptAt: null },
    })
    const { hours, timeZone } = await scheduleOf(lead?.communityId ?? null)
    if (!lead || isStaffed(hours, timeZone, new Date())) return null
    await choose(tx, lead, at, requestId)
    return (await tx.tourRequest.findUniqueOrThrow({ where: { id: leadId } })).promise
  })
}

/** @throws AppError 400 by field, 409 */
async function choose(tx: Tx, lead: TourRequest, at: Date, requestId: string | null): Promise<void> {
  if (chosenCall(lead)?.getTime() === at.getTime()) return
  if (!(await mayChooseCall(tx, lead))) throw conflict('Please call us to agree on a time.')
  const now = new Date()
  const schedule = await scheduleOf(lead.communityId)
  if (!isCallWindow(schedule, at, now))
    throw invalidFields({ callAt: 'We cannot call at that time. Please choose another' })
  const chosen = await tx.leadEvent.count({ where: { tourRequestId: lead.id, type: 'call-chosen' } })
  if (chosen >= CHOICES_AT_MOST) throw conflict('You have changed the time several times. Please call us.')
  const entryId = uuidv7()
  await recordEvent(tx, lead.id, { id: entryId, type: 'call-chosen', data: { callAt: at.toISOString() } })
  if (lead.firstAttemptAt) {
    await tx.tourRequest.update({
      where: { id: lead.id },
      data: { nextStep: CHOSEN_CALL, nextStepAt: at },
    })
  } else await moveClock(tx, lead, { at, now, timeZone: schedule.timeZone, entryId })
  await enqueue(tx, {
    kind: CALL_TIME,
    dedupKey: `${CALL_TIME}:${lead.id}:${entryId}`,
    payload: { callAt: at.toISOString() },
    dueAt: at,
    tourRequestId: lead.id,
    requestId: lead.requestId,
  })
  await alertAgain(tx, lead.id, await alertTargets(), { entryId, requestId })
  await notifyFamily(tx, lead, 'call-set', { tourAt: at, isAnswer: true })
}

/** Times that a family can choose instead, by day, in the community's zone; null when it cannot. */
export async function shownCallTimes(lead: Choosable, now: Date): Promise<CallTimes | null> {
  if (!(await mayChooseCall(db, lead))) return null
  const schedule = await scheduleOf(lead.communityId)
  const days = tourDays(callWindows(schedule, now), schedule.timeZone)
  return days.length > 0 ? { zoneName: zoneName(schedule.timeZone), days } : null
}

export type CallTimes = { zoneName: string; days: TourDay[] }

/** True when the family can choose the time of its call: it has a number, asked for a call and wants one. */
async function mayChooseCall(tx: Tx, lead: Choosable): Promise<boolean> {
  const { phone, status, source, callDueAt, contactEndedAt } = lead
  const isDecided = status === 'converted' || status === 'not-interested'
  const wantsCall = sourceOf(source).from !== 'information' && callDueAt !== null
  const isOpen = wantsCall && phone !== '' && !isDecided && contactEndedAt === null
  return isOpen && !(await isCallRefused(tx, lead))
}

type Choosable = Pick<
  TourRequest,
  | 'phone'
  | 'phoneE164'
  | 'email'
  | 'status'
  | 'source'
  | 'createdAt'
  | 'callDueAt'
  | 'contactEndedAt'
  | 'communityId'
>

type Moved = { at: Date; now: Date; timeZone: string; entryId: string }

/** The clock starts at the chosen time. A request that is late by now stays late in all reports. */
async function moveClock(tx: Tx, lead: TourRequest, { at, now, timeZone, entryId }: Moved): Promise<void> {
  const { id, callDueAt, requestId } = lead
  const isLate = callDueAt !== null && callDueAt <= now
  const moved = await tx.tourRequest.update({
    where: { id },
    data: {
      callAt: at,
      callDueAt: dueAfter(at),
      lateSince: lead.lateSince ?? (isLate ? callDueAt : null),
      promise: chosenPromise(at, timeZone),
    },
  })
  await dropOldClock(tx, id)
  await planEscalations(tx, moved)
  await enqueue(tx, {
    kind: LEAD_ROUTING,
    dedupKey: routingKey(id, entryId),
    payload: { why: 'call-chosen' },
    tourRequestId: id,
    requestId,
  })
}
