import 'server-only'
import { formatZonedMoment } from '@/lib/leads/family/read-visit'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { readPreferredDate } from '@/lib/leads/tour-requests/preferred-date'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { type Submission, submitLead } from '@/lib/leads/tour-requests/submit'
import { lockTours } from '@/lib/leads/tour-times/lock-tours'
import { bookTour } from '@/lib/leads/tours/book-tour'
import { bookNightCall } from '@/lib/leads/tours/choose-call-time'
import { fromMemory } from '@/lib/platform/cache/from-memory'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { reportError } from '@/lib/platform/report-error'

/** Result of booking a time, in the community's zone. If not booked, it stays the preferred date. */
type TourBooking = { time: string; words: string; booked: boolean }

export type TourSubmission = Submission & {
  /** Null when no time was chosen, or the request is held for review. */
  tour: TourBooking | null
}

/** Limits waiting for concurrent bookings; the request itself is already stored. */
const WAIT = '2s'

/** Submits a lead, then books its time apart, so booking cannot lose the lead. @throws as submitLead */
export async function submitTourRequest(
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<TourSubmission> {
  const stored = await submitLead(body, about)
  const submission = { ...stored, promise: (await nightCall(stored, body, about)) ?? stored.promise }
  if (!body.tourTime) return { ...submission, tour: null }
  if (submission.journaled) return { ...submission, tour: await wishFromMemory(submission, body.tourTime) }
  const { timeZone } = await scheduleOf(submission.communityId)
  const at = readPreferredDate(body.tourTime, timeZone).date
  if (!at) return { ...submission, tour: null }
  const booked = await bookTime(submission.leadId, at).catch((error: unknown) => {
    reportError(error, { event: 'tour-time', leadId: submission.leadId })
    return false
  })
  const words = formatZonedMoment(at, timeZone)
  return { ...submission, tour: booked === null ? null : { time: at.toISOString(), words, booked } }
}

/** The promise of a call that was booked with the request; null where the usual one holds. */
async function nightCall(
  { leadId, journaled }: Submission,
  { callTime }: Record<string, unknown>,
  { requestId, apiKey }: RequestContext,
): Promise<string | null> {
  const at = typeof callTime === 'string' ? new Date(callTime) : null
  if (apiKey || journaled || !at || Number.isNaN(at.getTime())) return null
  return bookNightCall(leadId, at, requestId).catch((error: unknown) => {
    // A time that has passed or is not offered: the call comes at the next opening, as promised.
    if (!(error instanceof AppError)) reportError(error, { event: 'night-call', leadId })
    return null
  })
}

/** While the database is away no time is booked: it stays the preferred date. */
async function wishFromMemory({ communityId }: Submission, tourTime: unknown): Promise<TourBooking | null> {
  const schedule = await fromMemory(() => scheduleOf(communityId)).catch(() => null)
  const at = schedule && readPreferredDate(tourTime, schedule.timeZone).date
  if (!schedule || !at) return null
  return { time: at.toISOString(), words: formatZonedMoment(at, schedule.timeZone), booked: false }
}

async function bookTime(leadId: string, at: Date): Promise<boolean | null> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select set_config('lock_timeout', ${WAIT}, true)`
    await lockTours(tx, leadId)
    await tx.$queryRaw`select 1 from tour_requests where id = ${leadId}::uuid for update`
    const lead = await tx.tourRequest.findUnique({ where: { id: leadId } })
    if (!lead || lead.quarantinedAt || lead.erasedAt) return null
    const isAgreed = lead.status === 'scheduled'
    if (isAgreed && lead.scheduledDate?.getTime() === at.getTime()) return true
    const isTheirs = lead.status === 'new' || (isAgreed && lead.firstAttemptAt === null)
    return isTheirs && (await bookTour(tx, lead, at)) !== null
  })
}
