import 'server-only'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { postGuarded } from '@/lib/platform/integrations/guarded-request'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { failureOutcome } from '@/lib/platform/outbox/failure-outcome'
import { encryptPush } from '@/lib/platform/push/encrypt-push'
import { pushPolicy } from '@/lib/platform/push/push-policy'
import { vapidAuthorization } from '@/lib/platform/push/vapid'

type Push = {
  body: string
  /** How long the service keeps it for an offline device. */
  ttlS: number
  /** A newer push replaces a waiting one with the same topic; at most 32 base64url characters. */
  topic: string
}

const MESSAGE_BYTES = 300

/** The service no longer knows the device. */
export const GONE = [404, 410]

/** A problem of our key, not of the device: fixable, but retries for days make no sense. */
const KEY_REFUSED = [401, 403]
const TRIES_WHEN_REFUSED = 5

const RETRYABLE = [...KEY_REFUSED, 408, 425, 429]

/** Sends a push to the device's service. A 2xx means accepted; the device itself reports the display. */
export async function postPush(
  device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth' | 'serverKey'>,
  { body, ttlS, topic }: Push,
  signal: AbortSignal,
): Promise<Outcome> {
  const url = new URL(device.endpoint)
  const { mayConnect, refusalOf } = pushPolicy()
  const refusal = refusalOf(url)
  if (refusal) return { outcome: 'permanent-failure', response: refusal }
  return postGuarded(url, {
    name: 'The push service',
    headers: {
      authorization: await vapidAuthorization(url, device.serverKey, new Date()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(ttlS),
      urgency: 'high',
      topic,
    },
    body: encryptPush(body, device),
    mayConnect,
    isPermanent: (status) => status < 500 && !RETRYABLE.includes(status),
    readBytes: MESSAGE_BYTES,
    signal,
  }).then(
    (response): Outcome => ({ outcome: 'sent', response }),
    (error: unknown) => {
      const failure = failureOutcome(error)
      return failure.outcome === 'temporary-failure' && KEY_REFUSED.includes(failure.responseCode ?? 0)
        ? { ...failure, maxIdentical: TRIES_WHEN_REFUSED }
        : failure
    },
  )
}
