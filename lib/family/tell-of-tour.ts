import 'server-only'
import type { Tx } from '@/lib/db'
import { tellFamily } from '@/lib/family/tell-family'
import type { TourRequest } from '@/lib/generated/prisma/client'

const HOUR_MS = 60 * 60 * 1_000

type Lead = Pick<TourRequest, 'id' | 'email' | 'phoneE164' | 'communityId' | 'status' | 'scheduledDate'>

/** Whether the family has done it itself: what answers it waits for no morning. */
type Done = { byFamily?: boolean }

/**
 * Tells the family of a tour that was agreed, or of its new date, and plans the reminders a day and two hours before (C16); what
 * was planned for another date says nothing any more. In the caller's transaction.
 * @param lead as it was before
 */
export async function tellOfTour(
  tx: Tx,
  lead: Lead,
  at: Date,
  { byFamily = false }: Done = {},
): Promise<void> {
  const before = lead.status === 'scheduled' ? lead.scheduledDate : null
  if (before?.getTime() === at.getTime()) return
  const now = Date.now()
  if (at.getTime() <= now) return
  await tellFamily(tx, lead, before ? 'tour-moved' : 'tour-set', { tourAt: at, isAnswer: byFamily })
  for (const [about, hours] of [
    ['tour-tomorrow', 24],
    ['tour-soon', 2],
  ] as const) {
    const dueAt = new Date(at.getTime() - hours * HOUR_MS)
    if (dueAt.getTime() > now) await tellFamily(tx, lead, about, { tourAt: at, dueAt })
  }
}

/** Tells the family that a tour still to come is off. @param lead as it was before */
export async function tellOfTourOff(tx: Tx, lead: Lead, { byFamily = false }: Done = {}): Promise<void> {
  const { status, scheduledDate } = lead
  if (status !== 'scheduled' || !scheduledDate || scheduledDate.getTime() <= Date.now()) return
  await tellFamily(tx, lead, 'tour-called-off', { tourAt: scheduledDate, isAnswer: byFamily })
}
