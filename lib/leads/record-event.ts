import 'server-only'
import type { Tx } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { announceLead } from '@/lib/leads/announce'

export type LeadEventType =
  | 'received'
  | 'resubmitted'
  | 'inquired-again'
  | 'viewed'
  | 'status'
  | 'note'
  | 'scheduled'
  | 'assigned'
  | 'released'
  | 'delivery'
  | 'alarm'

type Entry = {
  type: LeadEventType
  /** Null: the system itself. */
  actor?: { id: string | null; username: string } | null
  data?: Prisma.InputJsonObject
}

/** Adds one entry to the lead's history and tells open admin screens. */
export async function recordEvent(
  tx: Tx,
  tourRequestId: string,
  { type, actor, data }: Entry,
): Promise<void> {
  await tx.leadEvent.create({
    data: {
      tourRequestId,
      type,
      actorId: actor?.id ?? null,
      actorName: actor?.username ?? 'system',
      data: data ?? {},
    },
  })
  await announceLead(tx, { leadId: tourRequestId, type })
}
