import 'server-only'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'

const LIMIT_MS = 5_000

/** Asks an address whose answer has no shape: a 2xx is all that counts. @throws OutsideError */
export async function askReachable(
  name: string,
  address: string | URL,
  request: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<void> {
  const answer = await fetch(address, {
    ...request,
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => {
    throw new OutsideError(`${name} could not be reached`)
  })
  await answer.body?.cancel()
  if (!answer.ok)
    throw new OutsideError(`${name} responded with ${answer.status}`, { responseCode: answer.status })
}
