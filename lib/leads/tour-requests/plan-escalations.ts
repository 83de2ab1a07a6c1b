import 'server-only'
import { subMinutes } from 'date-fns'
import { ALERT_WATCH } from '@/lib/leads/tour-requests/alert-kinds'
import { ESCALATIONS, LEAD_ESCALATION } from '@/lib/leads/tour-requests/escalations'
import { LEAD_ROUTING } from '@/lib/leads/tour-requests/follow-ups'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Cancels what is still due once somebody has tried to reach the family, or may not. */
export async function stopEscalations(tx: Tx, leadId: string): Promise<void> {
  // Alerts about family news (`again`) go out even after a call.
  await tx.$executeRaw`
    delete from outbox_items where tour_request_id = ${leadId}::uuid and kind = any(${[LEAD_ESCALATION, ALERT_WATCH, LEAD_ROUTING]})
      and state = 'due' and payload->'again' is null`
}

type Waiting = Pick<TourRequest, 'id' | 'callDueAt' | 'requestId'>

/** Plans the steps still ahead of a lead whose clock runs again. Steps already taken are not repeated. */
export async function planEscalations(tx: Tx, { id, callDueAt, requestId }: Waiting): Promise<void> {
  if (!callDueAt) return
  const now = new Date()
  const steps = ESCALATIONS.map((step) => ({ step, dueAt: subMinutes(callDueAt, step.minutesLeft) }))
  const items = steps
    // Like plan_follow_ups: a step that is over is left out, except the last.
    .filter(({ step, dueAt }) => step.minutesLeft === 0 || dueAt > now)
    .map(({ step, dueAt }) => ({
      kind: LEAD_ESCALATION,
      dedupKey: `${LEAD_ESCALATION}:${id}:${step.minute}`,
      payload: step,
      dueAt,
      tourRequestId: id,
      requestId,
    }))
  await enqueue(tx, ...items)
}
