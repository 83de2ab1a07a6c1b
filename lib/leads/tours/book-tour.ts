import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { notifyOfTour } from '@/lib/leads/family/tour-notices'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { freeTimes } from '@/lib/leads/tour-times/free-times'
import { announceExpiry, expireNow, recordTag } from '@/lib/platform/cache/expiry'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** Books a time (decision 043), after `lockTours`. Returns the entry's id, or null when it is taken. */
export async function bookTour(tx: Tx, lead: TourRequest, at: Date): Promise<string | null> {
  const free = await freeTimes(tx, lead.communityId, { except: lead.id })
  // Either way, visitors looking now should see the remaining times.
  if (lead.communityId) await expireTimes(tx, lead.communityId)
  if (!free?.times.some((time) => time.getTime() === at.getTime())) return null
  const entryId = uuidv7()
  const { status: from } = lead
  const before = from === 'scheduled' ? lead.scheduledDate?.toISOString() : undefined
  if (from !== 'scheduled') {
    await recordEvent(tx, lead.id, { type: 'status', data: { from, to: 'scheduled' } })
  }
  const scheduledDate = at.toISOString()
  await recordEvent(tx, lead.id, {
    id: entryId,
    type: 'family-booked',
    data: { scheduledDate, ...(before && { from: before }) },
  })
  await notifyOfTour(tx, lead, at, { byFamily: true })
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

/** Cache tag of a community's free times. */
export const tourTimesTag = (communityId: string) => recordTag('tour_times', communityId)
