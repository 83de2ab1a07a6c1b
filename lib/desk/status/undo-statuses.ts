import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import type { StatusesUndo } from '@/lib/desk/status/action-schema'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Restores what the person's bulk move changed, except leads changed since. @throws AppError 403, 404 */
export async function undoStatuses(actor: Actor, { changeId, ids }: StatusesUndo) {
  assertCan(actor, 'update', 'leads')
  return db.$transaction(async (tx) => {
    const changed: string[] = []
    for (const id of ids.toSorted()) {
      const lead = await openLead(tx, actor, id, 'update')
      const last = await tx.leadEvent.findFirst({
        where: { tourRequestId: id, type: { in: ['status', 'scheduled', 'attempt', 'next-step'] } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      })
      const before = beforeOf(last?.data, changeId)
      if (!before || last?.actorId !== actor.id || lead.status !== before.to) continue
      await tx.tourRequest.update({
        where: { id },
        data: {
          status: before.from,
          statusReason: before.statusReason,
          nextStep: before.nextStep,
          nextStepAt: before.nextStepAt && new Date(before.nextStepAt),
        },
      })
      await recordEvent(tx, id, {
        type: 'status',
        actor,
        data: { from: before.to, to: before.from, undone: true },
      })
      await auditLead(tx, actor, {
        action: 'lead.status-undo',
        leadId: id,
        before: { status: before.to },
        after: { status: before.from },
      })
      changed.push(id)
    }
    return { changed }
  }, LIMITS)
}

const moment = z.iso.datetime().nullable()

/** Written by change-status.ts. */
const moved = z.object({
  changeId: z.uuid(),
  from: z.enum(LEAD_STATUSES),
  to: z.enum(LEAD_STATUSES),
  before: z.object({
    statusReason: z.string().nullable(),
    nextStep: z.string().nullable(),
    nextStepAt: moment,
  }),
})

function beforeOf(data: unknown, changeId: string) {
  const { success, data: move } = moved.safeParse(data)
  return success && move.changeId === changeId ? { from: move.from, to: move.to, ...move.before } : null
}
