import 'server-only'
import { notFound } from '@/lib/platform/errors'
import { openPushReceipt } from '@/lib/platform/push/push-receipt'
import { takeReport } from '@/lib/server/handlers/take-report'

/** Keeps that a device has shown a push. @throws AppError 404 for a token that was not made here or is too old */
export async function takePushReceipt(token: string, now = new Date()): Promise<void> {
  const shown = openPushReceipt(token, now)
  if (!shown) throw notFound()
  const { deliveryId, messageId: of } = shown
  await takeReport(deliveryId, {
    of,
    status: 'delivered',
    words: null,
    code: null,
    at: now.toISOString(),
  })
}
