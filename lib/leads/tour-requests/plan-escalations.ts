import 'server-only'
import { subMinutes } from 'date-fns'
import * as z from 'zod'
import { ALERT_WATCH } from '@/lib/leads/tour-requests/alert-kinds'
import { ESCALATIONS, LEAD_ESCALATION } from '@/lib/leads/tour-requests/escalations'
import { LEAD_ROUTING } from '@/lib/leads/tour-requests/follow-ups'
import { endRinging, LEAD_RING, planRing } from '@/lib/leads/voice/lead-ring'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const KINDS = [LEAD_ESCALATION, ALERT_WATCH, LEAD_ROUTING, LEAD_RING]

/** Rows as the history keeps them; `dueAt` is ISO. */
export const stoppedRowsSchema = z.array(
  z.object({
    kind: z.enum(KINDS),
    dedupKey: z.string(),
    payload: z.record(z.string(), z.json()),
    dueAt: z.iso.datetime(),
  }),
)

type StoppedRows = z.output<typeof stoppedRowsSchema>

/**
 * Cancels what is still due once somebody has tried to reach the family, or may not. @returns the deleted
 * rows
 */
export async function stopEscalations(tx: Tx, leadId: string): Promise<StoppedRows> {
  await endRinging(tx, leadId)
  // Alerts about family news (`again`) go out even after a call.
  const rows = await tx.$queryRaw<(Omit<StoppedRows[number], 'dueAt'> & { dueAt: Date })[]>`
    delete from outbox_items where tour_request_id = ${leadId}::uuid and kind = any(${KINDS})
      and state = 'due' and payload->'again' is null
    returning kind, dedup_key as "dedupKey", payload, due_at as "dueAt"`
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }))
}

/** Cancels what was due by the clock before the family's choice: escalations, ringing, the pass to others. */
export async function dropOldClock(tx: Tx, leadId: string): Promise<void> {
  await endRinging(tx, leadId)
  await tx.$executeRaw`
    delete from outbox_items where tour_request_id = ${leadId}::uuid and state = 'due'
      and (kind in (${LEAD_ESCALATION}, ${LEAD_RING}) or (kind = ${LEAD_ROUTING} and payload->>'why' = 'not-taken'))`
}

/** Plans stopped rows again, each at its old time. */
export async function resumeAlerts(
  tx: Tx,
  { id, requestId }: Pick<TourRequest, 'id' | 'requestId'>,
  rows: StoppedRows,
): Promise<void> {
  const items = rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt), tourRequestId: id, requestId }))
  await enqueue(tx, ...items)
}

type Waiting = Pick<TourRequest, 'id' | 'callAt' | 'callDueAt' | 'requestId'>

/**
 * Plans the steps still ahead of a lead whose clock runs again. Steps already taken are not repeated, unless
 * the family has chosen another time since.
 */
export async function planEscalations(tx: Tx, { id, callAt, callDueAt, requestId }: Waiting): Promise<void> {
  if (!callDueAt) return
  const now = new Date()
  const clock = callAt?.toISOString()
  const steps = ESCALATIONS.map((step) => ({ step, dueAt: subMinutes(callDueAt, step.minutesLeft) }))
  const items = steps
    // Like plan_follow_ups: a step that is over is left out, except the last.
    .filter(({ step, dueAt }) => step.minutesLeft === 0 || dueAt > now)
    .map(({ step, dueAt }) => ({
      kind: LEAD_ESCALATION,
      dedupKey: `${LEAD_ESCALATION}:${id}:${step.minute}${clock ? `:${clock}` : ''}`,
      payload: { ...step, ...(clock && { clock }) },
      dueAt,
      tourRequestId: id,
      requestId,
    }))
  await enqueue(tx, ...items)
  await planRing(tx, id)
}
