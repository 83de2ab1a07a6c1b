import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '@/lib/accounts/actor'
import { mailAgain } from '@/lib/leads/tour-requests/lead-alert'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** Records that staff moved an agreed tour, and mails its owner unless they did it. @param lead as before */
export async function recordMove(
  tx: Tx,
  actor: Actor,
  lead: TourRequest,
  { scheduledDate, timeReason }: { scheduledDate: string; timeReason?: string | null | undefined },
): Promise<void> {
  const entryId = uuidv7()
  const from = lead.scheduledDate?.toISOString() ?? null
  const data = { scheduledDate, ...(from && { from }), ...(timeReason && { timeReason }) }
  await recordEvent(tx, lead.id, { id: entryId, type: 'scheduled', actor, data })
  if (!lead.ownerId || lead.ownerId === actor.id || from === new Date(scheduledDate).toISOString()) return
  const owner = await tx.user.findFirst({
    where: { id: lead.ownerId, disabledAt: null },
    select: { email: true },
  })
  const address = owner?.email?.trim().toLowerCase()
  if (address) await mailAgain(tx, lead.id, [address], { entryId, requestId: actor.requestId })
}
