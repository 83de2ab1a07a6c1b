import 'server-only'
import { addSeconds } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import { postPush } from '@/lib/platform/push/post-push'
import { createPushReceipt } from '@/lib/platform/push/push-receipt'
import { reachability } from '@/lib/platform/push/reachable'

/** Later the family has been called, or everyone notified again. */
const TTL_S = PROMISED_MINUTES * 60
/** Longer than the push itself, because the device may be offline when it reports. */
const RECEIPT_GOOD_FOR_S = 24 * 60 * 60

/** Sends an outbox row's push. Accepted does not mean displayed: see receipt.ts of the outbox. */
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
  const isReachable = await reachability()
  if (!isReachable(device))
    return { outcome: 'permanent-failure', response: 'The device is no longer registered' }
  const receipt = createPushReceipt(id, addSeconds(new Date(), RECEIPT_GOOD_FOR_S))
  const body = pushMessage(notice, receipt.address)
  const outcome = await postPush(device, { body, ttlS: TTL_S, topic: notice.tag.replaceAll('-', '') }, signal)
  if (outcome.outcome !== 'sent') return outcome
  const text = `${notice.title}. ${notice.body}`
  const message = { messageId: receipt.messageId, from: null, replyTo: null, subject: null, text, html: null }
  return { ...outcome, message }
}

/** A notification; `navigate` is an address of the back office. */
type PushNotice = {
  title: string
  body: string
  navigate: string
  /** A newer notification replaces one with the same tag. */
  tag: string
  /** Icon badge: families without a contact attempt; unchanged when absent. */
  badge?: number
}

/** For Safari (Declarative Web Push) and public/admin-worker.js, which expect the badge in two places. */
function pushMessage({ badge, ...notice }: PushNotice, receipt: string): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      ...notice,
      lang: 'en-US',
      dir: 'ltr',
      silent: false,
      ...(badge !== undefined && { app_badge: String(badge) }),
    },
    ...(badge !== undefined && { app_badge: badge }),
    receipt,
  })
}
