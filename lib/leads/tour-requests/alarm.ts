import 'server-only'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

type AlarmReason = 'no-recipient' | 'delivery-lost' | 'every-delivery-failed' | 'undelivered-for-minutes'

/** Marks a lead that no alert has reached, for the red banner in /admin. Returns false if already marked. */
export async function raiseAlarm(tx: Tx, leadId: string, reason: AlarmReason): Promise<boolean> {
  return (await raiseAlarms(tx, [leadId], reason)) > 0
}

/** Like `raiseAlarm`, for leads that the caller has locked. @returns how many were not marked already */
export async function raiseAlarms(tx: Tx, leadIds: string[], reason: AlarmReason): Promise<number> {
  const alarmed = await tx.tourRequest.updateManyAndReturn({
    where: { id: { in: leadIds }, alarmedAt: null },
    data: { alarmedAt: new Date() },
    select: { id: true },
  })
  if (alarmed.length === 0) return 0
  await recordEvents(
    tx,
    alarmed.map(({ id }) => ({ tourRequestId: id, type: 'alarm', data: { reason } })),
  )
  for (const { id: leadId } of alarmed) log.error({ leadId, reason }, 'a lead has not reached anybody')
  return alarmed.length
}

/** After a failed alert: raises the alarm when no other alert arrived or may still arrive. */
export async function alarmIfUndeliverable(tx: Tx, leadId: string): Promise<void> {
  const hope = await tx.outboxItem.count({
    where: { tourRequestId: leadId, kind: { in: await alertKinds() }, state: { not: 'failed' } },
  })
  if (hope === 0) await raiseAlarm(tx, leadId, 'every-delivery-failed')
}
