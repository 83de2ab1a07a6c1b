import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { tellOfTourOff } from '@/lib/leads/family/tell-of-tour'
import { leadIdFrom, visitPath } from '@/lib/leads/family/visit-link'
import { alertAgain } from '@/lib/leads/tour-requests/lead-alert'
import { readPreferredDate } from '@/lib/leads/tour-requests/preferred-date'
import { PROMISED_MINUTES } from '@/lib/leads/tour-requests/promise-text'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { mayTour } from '@/lib/leads/tour-requests/status'
import { lockTours } from '@/lib/leads/tour-times/lock-tours'
import { bookTour } from '@/lib/leads/tours/book-tour'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

export const changeSchema = z.object({
  /** A free time of the tour calendar, ISO. */
  tourTime: z.union([z.literal(''), z.iso.datetime()]).optional(),
  /** A day and an hour in the community's zone, as the browser sends it: '2026-12-02T14:30'. */
  preferredDate: z.string().trim().max(40).optional(),
  message: z.string().trim().max(1_000, 'Please keep it below 1,000 characters').optional(),
})

export type AskedChange = z.output<typeof changeSchema>

/**
 * A family takes another time, asks for one, or tells us something, by its private link. A time of the tour calendar is agreed with
 * that; for anything else staff call back. Staff are alerted again.
 * @returns the family's page
 * @throws AppError 400 by field, 404 for a link that opens nothing, 409 for a tour by who has been here
 */
export async function askForChange(
  token: string,
  { tourTime, preferredDate, message }: AskedChange,
  requestId: string | null,
): Promise<string> {
  return withLead(token, async (tx, lead) => {
    if (tourTime) await moveTour(tx, lead, { at: new Date(tourTime), isAll: !message, requestId })
    if (tourTime && !message) return
    const { timeZone } = await scheduleOf(lead.communityId)
    const wanted = readPreferredDate(preferredDate, timeZone).date
    if (!wanted && !message) throw invalidFields({ preferredDate: 'Please choose a day, or write to us' })
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

/**
 * A family calls its tour off by its private link; staff are alerted and call back. Doing it twice is doing it once.
 * @returns the family's page
 * @throws AppError 404 for a link that opens nothing, 409 once the tour has begun
 */
export async function callTourOff(token: string, requestId: string | null): Promise<string> {
  return withLead(token, async (tx, lead) => {
    const { status, scheduledDate } = lead
    if (status !== 'scheduled' || !scheduledDate) return
    if (scheduledDate <= new Date()) throw conflict('The tour has begun. Please call us.')
    await tellOfTourOff(tx, lead, { byFamily: true })
    await tx.tourRequest.update({
      where: { id: lead.id },
      data: { status: 'follow-up', statusReason: 'The family called the tour off' },
    })
    const data = { scheduledDate: scheduledDate.toISOString() }
    await callBack(tx, lead, { type: 'tour-called-off', data }, requestId)
  })
}

/** @param isAll whether they say nothing else, of which staff would hear with it */
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

/** The request behind a link, locked; one that is decided, held back or erased is changed by a call only. */
async function withLead(
  token: string,
  change: (tx: Tx, lead: TourRequest) => Promise<void>,
): Promise<string> {
  const id = leadIdFrom(token)
  if (!id) throw notFound('This link does not lead to a request')
  await db.$transaction(async (tx) => {
    await lockTours(tx, id)
    await tx.$queryRaw`select 1 from tour_requests where id = ${id}::uuid for update`
    const lead = await tx.tourRequest.findFirst({ where: { id, quarantinedAt: null, erasedAt: null } })
    if (!lead) throw notFound('This link does not lead to a request')
    await change(tx, lead)
  })
  return visitPath(id)
}

type Told = { type: 'family-asked' | 'tour-called-off'; data: Record<string, object | string> }

/** Their word is history, the next step is a call within the promised minutes, and staff hear of it as of a request. */
async function callBack(
  tx: Tx,
  { id, communityId }: TourRequest,
  { type, data }: Told,
  requestId: string | null,
): Promise<void> {
  const entryId = uuidv7()
  await recordEvent(tx, id, { id: entryId, type, data })
  const { hours, timeZone } = await scheduleOf(communityId)
  const due = new Date(Date.now() + PROMISED_MINUTES * 60_000)
  await tx.tourRequest.update({
    where: { id },
    data: { nextStep: 'call', nextStepAt: inStaffedHours(hours, timeZone, due) },
  })
  await alertAgain(tx, id, await alertTargets(), { entryId, requestId })
}
