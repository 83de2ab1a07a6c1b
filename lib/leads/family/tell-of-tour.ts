import 'server-only'
import { textFamily } from '@/lib/leads/family/family-text'
import { tellFamily } from '@/lib/leads/family/tell-family'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

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
  if (at.getTime() <= Date.now()) return
  await tellFamily(tx, lead, before ? 'tour-moved' : 'tour-set', { tourAt: at, isAnswer: byFamily })
  for (const { about, dueAt } of remindersOf(at)) await tellFamily(tx, lead, about, { tourAt: at, dueAt })
}

/** Plans the reminders of a tour to a family that has agreed to texts only since, as texts. In the caller's transaction. */
export async function textReminders(tx: Tx, lead: Lead, at: Date): Promise<void> {
  for (const { about, dueAt } of remindersOf(at)) await textFamily(tx, lead, about, { tourAt: at, dueAt })
}

/** Tells the family that a tour still to come is off. @param lead as it was before */
export async function tellOfTourOff(tx: Tx, lead: Lead, { byFamily = false }: Done = {}): Promise<void> {
  const { status, scheduledDate } = lead
  if (status !== 'scheduled' || !scheduledDate || scheduledDate.getTime() <= Date.now()) return
  await tellFamily(tx, lead, 'tour-called-off', { tourAt: scheduledDate, isAnswer: byFamily })
}

/** Those still to come, a day and two hours before. */
function remindersOf(at: Date) {
  const hours = { 'tour-tomorrow': 24, 'tour-soon': 2 } as const
  return (['tour-tomorrow', 'tour-soon'] as const)
    .map((about) => ({ about, dueAt: new Date(at.getTime() - hours[about] * HOUR_MS) }))
    .filter(({ dueAt }) => dueAt.getTime() > Date.now())
}
