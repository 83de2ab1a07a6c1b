import 'server-only'
import { notFound } from '@/lib/platform/errors'
import { openPushReceipt } from '@/lib/platform/push/push-receipt'
import { recordDeliveryReport } from '@/lib/server/handlers/record-delivery-report'

/** Records that a device displayed a push. @throws AppError 404 for an invalid or expired token */
export async function recordPushReceipt(token: string, now = new Date()): Promise<void> {
  const shown = openPushReceipt(token, now)
  if (!shown) throw notFound()
  const { deliveryId, messageId: of } = shown
  await recordDeliveryReport(deliveryId, {
    of,
    status: 'delivered',
    words: null,
    code: null,
    at: now.toISOString(),
  })
}
