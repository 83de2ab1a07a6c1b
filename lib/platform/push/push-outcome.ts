import 'server-only'
import { addSeconds } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { postPush } from '@/lib/platform/push/post-push'
import { type PushNotice, pushMessage } from '@/lib/platform/push/push-message'
import { receiptOfPush } from '@/lib/platform/push/push-receipt'
import { isReachable } from '@/lib/platform/push/reachable'

/** A device that is off for longer finds nothing: the family has been called by then, or everybody was told again. */
const TTL_S = 10 * 60
/** It was shown before, or never; the report itself may find no network for a while. */
const RECEIPT_GOOD_FOR_S = 24 * 60 * 60

/** Sends the push of an outbox row to its device; what the push service says becomes the outcome. Taken is not shown: see receipt.ts of the outbox. */
export async function pushOutcome(
  { id }: Pick<LeasedItem, 'id'>,
  deviceId: string,
  notice: PushNotice,
  signal: AbortSignal,
): Promise<Outcome> {
  const device = await db.pushDevice.findUnique({
    where: { id: deviceId },
    include: { user: { select: { disabledAt: true } } },
  })
  if (!device) return { outcome: 'permanent-failure', response: 'The device was removed' }
  if (device.user.disabledAt) return { outcome: 'permanent-failure', response: 'The account is disabled' }
  if (!isReachable(device)) return { outcome: 'permanent-failure', response: 'The device is gone' }
  const receipt = receiptOfPush(id, addSeconds(new Date(), RECEIPT_GOOD_FOR_S))
  const body = pushMessage(notice, receipt.address)
  const outcome = await postPush(device, { body, ttlS: TTL_S, topic: notice.tag.replaceAll('-', '') }, signal)
  if (outcome.outcome !== 'sent') return outcome
  const text = `${notice.title}. ${notice.body}`
  const message = { messageId: receipt.messageId, from: null, replyTo: null, subject: null, text, html: null }
  return { ...outcome, message }
}
