import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '@/lib/db'
import { enqueueDelivery } from '@/lib/jobs/handlers/deliver-lead-alert'
import { raiseAlarm } from '@/lib/leads/alarm'

/**
 * Asks for one alert per target, rows and jobs in the caller's transaction. Targets the lead already has a row for are left
 * alone. A lead nobody can be told about raises the alarm instead: it is never delivered to nobody.
 */
export async function createDeliveries(tx: Tx, leadId: string, targets: string[]): Promise<void> {
  if (targets.length === 0) {
    await raiseAlarm(tx, leadId, 'no-recipient')
    return
  }
  const known = await tx.delivery.findMany({ where: { tourRequestId: leadId }, select: { target: true } })
  const rows = targets
    .filter((target) => !known.some((delivery) => delivery.target === target))
    .map((target) => ({ id: uuidv7(), tourRequestId: leadId, channel: 'email', target }))
  await tx.delivery.createMany({ data: rows })
  for (const { id } of rows) await enqueueDelivery(tx, id)
}
