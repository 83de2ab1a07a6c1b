import 'server-only'
import { webhookReach } from '@/lib/desk/webhooks/webhook-reach'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import { type Answer, guardedRequest } from '@/lib/platform/integrations/guarded-request'
import { RefusedAddress } from '@/lib/platform/integrations/public-address'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { siteUrl } from '@/lib/platform/site'

/** Less than the specification's 15 s, because slots are few. */
const LIMIT_MS = 12_000

const GONE = 410

/**
 * Posts a signed message without following redirects. Only 2xx succeeds; 410 and private addresses are final.
 * The response body is dropped, as it may repeat our data.
 */
export async function postMessage(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const answer = await guardedRequest(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': `PorchlightWebhooks/1.0 (+${siteUrl('/')})`,
        ...headers,
      },
      body,
      mayConnect: webhookReach().mayConnect,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    })
    return outcomeOf(answer)
  } catch (error) {
    if (error instanceof RefusedAddress) {
      return { outcome: 'permanent-failure', response: 'The address is not on the public internet' }
    }
    return { outcome: 'temporary-failure', response: connectionFailure(error) ?? 'The connection failed' }
  }
}

function outcomeOf({ status, statusMessage, headers }: Answer): Outcome {
  const response = `${status} ${statusMessage}`.trim()
  if (status >= 200 && status < 300) return { outcome: 'sent', response }
  if (status === GONE) return { outcome: 'permanent-failure', response, responseCode: GONE }
  const waitS = parseRetryAfter(headers['retry-after'])
  return { outcome: 'temporary-failure', response, responseCode: status, ...(waitS && { waitS }) }
}
