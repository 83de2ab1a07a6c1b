import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'

/** Devices report displayed pushes here (app/api/push-receipts/[token]). */
const RECEIPTS = '/api/push-receipts/'

/** The report address of a push, which only its device can read. `until` also tells resends apart. */
export function createPushReceipt(deliveryId: string, until: Date): { messageId: string; address: string } {
  return {
    messageId: messageIdOf(deliveryId, until),
    address: `${RECEIPTS}${sealLink('push-receipt', deliveryId, until)}`,
  }
}

/** The push that a report is about; null when forged or expired. */
export function openPushReceipt(token: string, now: Date): { deliveryId: string; messageId: string } | null {
  const opened = openLink('push-receipt', token)
  if (!opened?.expiresAt || opened.expiresAt < now) return null
  return { deliveryId: opened.id, messageId: messageIdOf(opened.id, opened.expiresAt) }
}

function messageIdOf(deliveryId: string, until: Date): string {
  return `${deliveryId}:${Math.floor(until.getTime() / 1000)}`
}
