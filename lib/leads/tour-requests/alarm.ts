import 'server-only'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

type AlarmReason = 'no-recipient' | 'delivery-lost' | 'every-delivery-failed' | 'undelivered-for-minutes'

/** Marks a lead that no alert has reached, for the red banner in /admin. Returns false if already marked. */
export async function raiseAlarm(tx: Tx, leadId: string, reason: AlarmReason): Promise<boolean> {
  const { count } = await tx.tourRequest.updateMany({
    where: { id: leadId, alarmedAt: null },
    data: { alarmedAt: new Date() },
  })
  if (count === 0) return false
  await recordEvent(tx, leadId, { type: 'alarm', data: { reason } })
  log.error({ leadId, reason }, 'a lead has not reached anybody')
  return true
}

/** After a failed alert: raises the alarm when no other alert arrived or may still arrive. */
export async function alarmIfUndeliverable(tx: Tx, leadId: string): Promise<void> {
  const hope = await tx.outboxItem.count({
    where: { tourRequestId: leadId, kind: { in: await alertKinds() }, state: { not: 'failed' } },
  })
  if (hope === 0) await raiseAlarm(tx, leadId, 'every-delivery-failed')
}
