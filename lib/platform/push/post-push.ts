import 'server-only'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { type Answer, guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { RefusedAddress } from '@/lib/platform/integrations/public-address'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
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

const LIMIT_MS = 12_000
const MESSAGE_BYTES = 300

/** The service no longer knows the device. */
export const GONE = [404, 410]

/** A problem of our key, not of the device: fixable, but retries for days make no sense. */
const KEY_REFUSED = [401, 403]
const TRIES_WHEN_REFUSED = 5

const RETRYABLE = [408, 425, 429]

/** Sends a push to the device's service. A 2xx means accepted; the device itself reports the display. */
export async function postPush(
  device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  { body, ttlS, topic }: Push,
  signal: AbortSignal,
): Promise<Outcome> {
  const url = new URL(device.endpoint)
  const policy = pushPolicy()
  const refusal = policy.refusalOf(url)
  if (refusal) return { outcome: 'permanent-failure', response: refusal }
  const encrypted = encryptPush(body, device)
  try {
    const answer = await guardedRequest(url, {
      method: 'POST',
      headers: {
        authorization: vapidAuthorization(url, new Date()),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': String(encrypted.length),
        ttl: String(ttlS),
        urgency: 'high',
        topic,
      },
      body: encrypted,
      mayConnect: policy.mayConnect,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      readBytes: MESSAGE_BYTES,
    })
    return outcomeOf(answer)
  } catch (error) {
    if (error instanceof RefusedAddress) {
      return { outcome: 'permanent-failure', response: 'The address is not on the public internet' }
    }
    return {
      outcome: 'temporary-failure',
      response: connectionFailure(error) ?? 'The push service could not be reached',
    }
  }
}

function outcomeOf({ status, statusMessage, headers, body }: Answer): Outcome {
  const words = [`${status} ${statusMessage}`.trim(), status < 300 ? '' : readable(body)]
  const response = words.filter(Boolean).join(': ')
  if (status >= 200 && status < 300) return { outcome: 'sent', response }
  const failure = { response, responseCode: status }
  if (KEY_REFUSED.includes(status)) {
    return { outcome: 'temporary-failure', ...failure, maxIdentical: TRIES_WHEN_REFUSED }
  }
  if (status < 500 && !RETRYABLE.includes(status)) return { outcome: 'permanent-failure', ...failure }
  const waitS = parseRetryAfter(headers['retry-after'])
  return { outcome: 'temporary-failure', ...failure, ...(waitS && { waitS }) }
}

function readable(body: string): string {
  return body.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
