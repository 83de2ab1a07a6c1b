import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { notifyTourCalledOff } from '@/lib/leads/family/tour-notices'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { correctHousehold } from '@/lib/leads/tour-requests/correct-household'
import { alertAgain } from '@/lib/leads/tour-requests/lead-alert'
import { readPreferredDate } from '@/lib/leads/tour-requests/preferred-date'
import { readdressFamily } from '@/lib/leads/tour-requests/readdress-family'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isEmailOrEmpty, LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { mayTour } from '@/lib/leads/tour-requests/status'
import { bookTour } from '@/lib/leads/tours/book-tour'
import { withLockedVisit } from '@/lib/leads/tours/locked-visit'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

export const changeSchema = z.object({
  /** A free time of the tour calendar, ISO. */
  tourTime: z.union([z.literal(''), z.iso.datetime()]).optional(),
  /** Local time in the community's zone, as the browser sends it: '2026-12-02T14:30'. */
  preferredDate: z.string().trim().max(40).optional(),
  /** Another email address of the family. */
  email: z.string().trim().refine(isEmailOrEmpty, LEAD_MESSAGES.email).optional(),
  message: z.string().trim().max(1_000, 'Please use fewer than 1,000 characters').optional(),
})

type AskedChange = z.output<typeof changeSchema>

/** Books a time, or makes staff call; returns the family's page. @throws AppError 400 by field, 404, 409 */
export async function askForChange(
  token: string,
  { tourTime, preferredDate, email, message }: AskedChange,
  requestId: string | null,
): Promise<string> {
  return withLockedVisit(token, async (tx, visited) => {
    const lead = email ? await correctEmail(tx, visited, email, requestId) : visited
    if (email && !tourTime && !preferredDate && !message) return
    if (tourTime) await moveTour(tx, lead, { at: new Date(tourTime), isAll: !message, requestId })
    if (tourTime && !message) return
    const { timeZone } = await scheduleOf(lead.communityId)
    const wanted = readPreferredDate(preferredDate, timeZone).date
    if (!wanted && !message) throw invalidFields({ preferredDate: 'Please choose a day or enter a message' })
    if (wanted && wanted <= new Date()) throw invalidFields({ preferredDate: 'Please choose a day to come' })
    const corrections = {
      ...(wanted && {
        preferredDate: { from: lead.preferredDate?.toISOString() ?? null, to: wanted.toISOString() },
      }),
      ...(message && { message: { from: lead.message, to: message } }),
    }
    await tx.tourRequest.update({
      where: { id: lead.id },
      data: { ...(wanted && { preferredDate: wanted }), ...(message && { message }) },
    })
    await callBack(tx, lead, { type: 'family-asked', data: { corrections } }, requestId)
  })
}

/** Changes seldom; each confirms to an address that somebody typed. */
const CORRECTIONS_AT_MOST = 3

/** Corrects the request's address, with all that follows from it, and alerts staff. @throws AppError 409 */
async function correctEmail(
  tx: Tx,
  lead: TourRequest,
  email: string,
  requestId: string | null,
): Promise<TourRequest> {
  if (email.toLowerCase() === lead.email?.toLowerCase()) return lead
  const before = { tourRequestId: lead.id, type: 'resubmitted' }
  if ((await tx.leadEvent.count({ where: before })) >= CORRECTIONS_AT_MOST)
    throw conflict('You have changed your request several times. Please call us.')
  const corrected = await tx.tourRequest.update({ where: { id: lead.id }, data: { email } })
  const entryId = uuidv7()
  const corrections = { email: { from: lead.email, to: email } }
  await recordEvent(tx, lead.id, { id: entryId, type: 'resubmitted', data: { corrections } })
  await correctHousehold(tx, lead, corrected)
  await readdressFamily(tx, corrected, { former: lead.email, entryId })
  await applyRefusals(tx, [corrected])
  await alertAgain(tx, lead.id, await alertTargets(), { entryId, requestId })
  return tx.tourRequest.findUniqueOrThrow({ where: { id: lead.id } })
}

/** Cancels a tour by private link, idempotently; staff call back. @throws AppError 404, 409 once begun */
export async function callTourOff(token: string, requestId: string | null): Promise<string> {
  return withLockedVisit(token, async (tx, lead) => {
    const { status, scheduledDate } = lead
    if (status !== 'scheduled' || !scheduledDate) return
    if (scheduledDate <= new Date()) throw conflict('The tour has begun. Please call us.')
    await notifyTourCalledOff(tx, lead, { byFamily: true })
    await tx.tourRequest.update({
      where: { id: lead.id },
      data: { status: 'follow-up', statusReason: 'The family canceled the tour' },
    })
    const data = { scheduledDate: scheduledDate.toISOString() }
    await callBack(tx, lead, { type: 'tour-called-off', data }, requestId)
  })
}

/** @param isAll true when there is no message, whose alert would cover the move */
async function moveTour(
  tx: Tx,
  lead: TourRequest,
  { at, isAll, requestId }: { at: Date; isAll: boolean; requestId: string | null },
): Promise<void> {
  if (!mayTour(lead.status)) throw conflict('Please call us for another tour.')
  if (lead.status === 'scheduled' && lead.scheduledDate?.getTime() === at.getTime()) return
  const entryId = await bookTour(tx, lead, at)
  if (!entryId) throw invalidFields({ tourTime: 'This time has just been taken. Please choose another' })
  if (isAll) await alertAgain(tx, lead.id, await alertTargets(), { entryId, requestId })
}

type Told = { type: 'family-asked' | 'tour-called-off'; data: Record<string, object | string> }

/** Records the family's input, makes a call the next step, and alerts staff like for a new request. */
async function callBack(
  tx: Tx,
  { id, communityId, contactEndedAt }: TourRequest,
  { type, data }: Told,
  requestId: string | null,
): Promise<void> {
  const entryId = uuidv7()
  await recordEvent(tx, id, { id: entryId, type, data })
  const { hours, timeZone } = await scheduleOf(communityId)
  const due = new Date(Date.now() + PROMISED_MINUTES * 60_000)
  // A family that refused contact and cancels wants no call; one that asks for another day does.
  const isOver = contactEndedAt !== null && type === 'tour-called-off'
  const next = isOver
    ? { nextStep: null, nextStepAt: null }
    : { nextStep: 'call', nextStepAt: inStaffedHours(hours, timeZone, due) }
  await tx.tourRequest.update({ where: { id }, data: next })
  await alertAgain(tx, id, await alertTargets(), { entryId, requestId })
}
