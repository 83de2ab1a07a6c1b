import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson } from '@/lib/server/front/answer'
import type { Readiness } from '@/lib/server/front/readiness'

/** Serves `/api/health/live` (restart unless 200) and `/api/health/ready` (no traffic on 503). */
export function healthChecks(
  state: { draining: boolean },
  probe: () => Promise<Readiness>,
  isLive: () => boolean = () => true,
) {
  return (_request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (path === '/api/health/live') live(response)
    else if (path === '/api/health/ready') void ready(response)
    else return false
    return true
  }

  function live(response: ServerResponse): void {
    if (isLive()) answerJson(response, 200, { status: 'live' })
    else answerJson(response, 503, { status: 'stuck' })
  }

  async function ready(response: ServerResponse): Promise<void> {
    const status = state.draining ? 'draining' : await probe()
    answerJson(response, status === 'ready' ? 200 : 503, { status })
  }
}
