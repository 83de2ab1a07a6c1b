import 'server-only'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

type LeadEventType =
  | 'received'
  | 'resubmitted'
  | 'inquired-again'
  | 'viewed'
  | 'status'
  | 'note'
  | 'scheduled'
  | 'assigned'
  | 'tagged'
  | 'routed'
  | 'nobody-on-shift'
  | 'released'
  | 'delivery'
  | 'alarm'
  | 'attempt'
  | 'attempt-undone'
  | 'skipped'
  | 'next-step'
  | 'escalated'
  | 'second-channel'
  | 'family-mail'
  | 'family-text'
  | 'mail-limited'
  | 'family-asked'
  | 'family-texted'
  | 'family-booked'
  | 'call-chosen'
  | 'call-time'
  | 'tour-called-off'
  | 'agreed-texts'
  | 'do-not-contact'
  | 'contact-allowed'
  | 'merged'
  | 'merge-undone'
  | 'family'
  | 'mail-read'
  | 'marked-spam'
  | 'mail-set-aside'
  | 'agency-objected'
  | 'crm-stage'
  | 'phone-rang'
  | 'not-rung'
  | 'voicemail'
  | 'call-recorded'

type Entry = {
  id?: string
  /** Default: the start of the transaction. */
  at?: Date
  type: LeadEventType
  /** Null: the system. */
  actor?: { id: string | null; username: string } | null
  data?: Prisma.InputJsonObject
}

export type NewEntry = Entry & { tourRequestId: string }

/** The entry of a mail that was not sent, because its address had too many that day. @param about 'Guide' */
export function mailLimited(about: string) {
  return { type: 'mail-limited' as const, data: { about } }
}

/** Adds a timeline entry and, after the commit, notifies open admin screens. */
export async function recordEvent(tx: Tx, tourRequestId: string, entry: Entry): Promise<void> {
  await recordEvents(tx, [{ ...entry, tourRequestId }])
}

export async function recordEvents(tx: Tx, entries: NewEntry[]): Promise<void> {
  await tx.leadEvent.createMany({
    data: entries.map(({ id, at, tourRequestId, type, actor, data }) => ({
      ...(id && { id }),
      ...(at && { createdAt: at }),
      tourRequestId,
      type,
      actorId: actor?.id ?? null,
      actorName: actor?.username ?? 'system',
      data: data ?? {},
    })),
  })
  afterCommit(tx, () => {
    for (const { tourRequestId, type } of entries) announceLead({ leadId: tourRequestId, type })
  })
}
