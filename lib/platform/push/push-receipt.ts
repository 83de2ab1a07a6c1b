import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

/** Where a device says that it has shown a push (app/api/push-receipts/[token]). */
const RECEIPTS = '/api/push-receipts/'

type Told = { deliveryId: string; messageId: string }

/**
 * Where the device of a push reports: only it can read the address. A push is told from one that was sent again by its moment.
 * @param until when the report is worth nothing any more
 */
export function receiptOfPush(deliveryId: string, until: Date): { messageId: string; address: string } {
  return {
    messageId: messageIdOf(deliveryId, until),
    address: `${RECEIPTS}${sealLink('push-receipt', deliveryId, until)}`,
  }
}

/** The push a report is about, null when it was not made here or is too old. */
export function openPushReceipt(token: string, now: Date): Told | null {
  const opened = openLink('push-receipt', token)
  if (!opened?.expiresAt || opened.expiresAt < now) return null
  return { deliveryId: opened.id, messageId: messageIdOf(opened.id, opened.expiresAt) }
}

function messageIdOf(deliveryId: string, until: Date): string {
  return `${deliveryId}:${Math.floor(until.getTime() / 1000)}`
}
