import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { tellOfTour } from '@/lib/leads/family/tell-of-tour'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { freeTimes } from '@/lib/leads/tour-times/free-times'
import { announceExpiry, expireNow, tags } from '@/lib/platform/cache/expiry'
import { afterCommit } from '@/lib/platform/database/after-commit'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/**
 * A family takes a time of the tour calendar, in place of the one it had: a tour like one that staff agree on. It leaves the clock
 * alone, the promised call still comes (decision 043). In the caller's transaction, after `lockTours` and with the request locked.
 * @returns the entry of the history that says so, or null when the time is not free
 */
export async function bookTour(tx: Tx, lead: TourRequest, at: Date): Promise<string | null> {
  const free = await freeTimes(tx, lead.communityId, { except: lead.id })
  // Whoever looks now should see what is left, whether this family got it or not.
  if (lead.communityId) await expireTimes(tx, lead.communityId)
  if (!free?.times.some((time) => time.getTime() === at.getTime())) return null
  const entryId = uuidv7()
  const { status: from } = lead
  if (from !== 'scheduled') {
    await recordEvent(tx, lead.id, { type: 'status', data: { from, to: 'scheduled' } })
  }
  const scheduledDate = at.toISOString()
  await recordEvent(tx, lead.id, { id: entryId, type: 'family-booked', data: { scheduledDate } })
  await tellOfTour(tx, lead, at, { byFamily: true })
  await tx.tourRequest.update({
    where: { id: lead.id },
    data: { status: 'scheduled', statusReason: null, scheduledDate: at, nextStep: 'tour', nextStepAt: at },
  })
  return entryId
}

async function expireTimes(tx: Tx, communityId: string): Promise<void> {
  const names = [tourTimesTag(communityId)]
  await announceExpiry(tx, names)
  afterCommit(tx, () => expireNow(names))
}

/** Under which what is free at a community is kept for a moment. */
export const tourTimesTag = (communityId: string) => tags.one('tour_times', communityId)
