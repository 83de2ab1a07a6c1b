import 'server-only'
import { REMINDER_HOURS } from '@/lib/leads/family/family-news'
import { textFamily } from '@/lib/leads/family/family-text'
import { notifyFamily } from '@/lib/leads/family/notify-family'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

const HOUR_MS = 60 * 60 * 1_000

type Lead = Pick<TourRequest, 'id' | 'email' | 'phoneE164' | 'communityId' | 'status' | 'scheduledDate'>

/** `byFamily`: the family did it itself, so the answer ignores the night pause. */
type Done = { byFamily?: boolean }

/** Notifies of a new or changed tour and plans reminders (C16). @param lead as it was before */
export async function notifyOfTour(
  tx: Tx,
  lead: Lead,
  at: Date,
  { byFamily = false }: Done = {},
): Promise<void> {
  const before = lead.status === 'scheduled' ? lead.scheduledDate : null
  if (before?.getTime() === at.getTime()) return
  if (at.getTime() <= Date.now()) return
  const news = before ? 'tour-moved' : 'tour-set'
  const isMailed = await notifyFamily(tx, lead, news, { tourAt: at, movedFrom: before, isAnswer: byFamily })
  // An address that got no confirmation for its daily limit gets no reminders either (decision 098).
  const remind = isMailed ? notifyFamily : textFamily
  for (const { about, dueAt } of remindersOf(at)) await remind(tx, lead, about, { tourAt: at, dueAt })
}

/** Plans text reminders for a family that agreed to texts only after its tour was set. */
export async function textReminders(tx: Tx, lead: Lead, at: Date): Promise<void> {
  for (const { about, dueAt } of remindersOf(at)) await textFamily(tx, lead, about, { tourAt: at, dueAt })
}

/** Notifies the family that an upcoming tour is canceled. @param lead as it was before */
export async function notifyTourCalledOff(
  tx: Tx,
  lead: Lead,
  { byFamily = false }: Done = {},
): Promise<void> {
  const { status, scheduledDate } = lead
  if (status !== 'scheduled' || !scheduledDate || scheduledDate.getTime() <= Date.now()) return
  await notifyFamily(tx, lead, 'tour-called-off', { tourAt: scheduledDate, isAnswer: byFamily })
}

function remindersOf(at: Date) {
  return (['tour-tomorrow', 'tour-soon'] as const)
    .map((about) => ({ about, dueAt: new Date(at.getTime() - REMINDER_HOURS[about] * HOUR_MS) }))
    .filter(({ dueAt }) => dueAt.getTime() > Date.now())
}
