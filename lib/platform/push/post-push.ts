import 'server-only'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { type Answer, guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { RefusedAddress } from '@/lib/platform/integrations/public-address'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { encryptPush } from '@/lib/platform/push/encrypt-push'
import { pushReach } from '@/lib/platform/push/push-reach'
import { vapidAuthorization } from '@/lib/platform/push/vapid'

type Push = {
  body: string
  /** How long the service keeps it for a device that is off. */
  ttlS: number
  /** A later push of the same topic takes the place of one that waits: at most 32 letters of base64url. */
  topic: string
}

const LIMIT_MS = 12_000
const WORDS_BYTES = 300

/** The service does not know the device any more. */
export const GONE = [404, 410]

/** About our key or the moment, not the device: somebody may mend it, but not within days. */
const REFUSED_US = [401, 403]
const TRIES_WHEN_REFUSED = 5

const LATER = [408, 425, 429]

/** Hands a push to the service of a device. Taken (2xx) is not shown: that the device says itself. */
export async function postPush(
  device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  { body, ttlS, topic }: Push,
  signal: AbortSignal,
): Promise<Outcome> {
  const url = new URL(device.endpoint)
  const reach = pushReach()
  const refusal = reach.refusalOf(url)
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
      mayAsk: reach.mayAsk,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      readBytes: WORDS_BYTES,
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
  if (REFUSED_US.includes(status)) {
    return { outcome: 'temporary-failure', ...failure, sameAtMost: TRIES_WHEN_REFUSED }
  }
  if (status < 500 && !LATER.includes(status)) return { outcome: 'permanent-failure', ...failure }
  const waitS = parseRetryAfter(headers['retry-after'])
  return { outcome: 'temporary-failure', ...failure, ...(waitS && { waitS }) }
}

/** The service's own words in one line. */
function readable(body: string): string {
  return body.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
