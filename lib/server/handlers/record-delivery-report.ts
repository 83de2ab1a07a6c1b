import 'server-only'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, db } from '@/lib/platform/database/db'
import { type Receipt, recordReceipt } from '@/lib/platform/outbox/receipt'
import { registeredHandlers } from '@/lib/platform/outbox/registered-handlers'

/** Records a delivery report; an undelivered message is handled like a refused one. */
export async function recordDeliveryReport(deliveryId: string, told: Receipt): Promise<void> {
  const handlers = await registeredHandlers()
  await db.$transaction(async (tx) => {
    const recorded = await recordReceipt(tx, deliveryId, told)
    if (!recorded) return
    const { tourRequestId: leadId, settled } = recorded
    if (leadId) afterCommit(tx, () => announceLead({ leadId, type: 'delivery' }))
    if (settled) await handlers.find(({ kind }) => kind === settled.item.kind)?.settled?.(tx, [settled])
  })
}
