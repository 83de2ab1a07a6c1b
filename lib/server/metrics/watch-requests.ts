import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beginSpan } from '@/lib/platform/traces'
import type { Metrics } from '@/lib/server/metrics/metrics'
import { routeClassOf } from '@/lib/server/metrics/route-class'

type Watch = (request: IncomingMessage, response: ServerResponse) => void

/** Counts and traces requests as far as either is configured; undefined when neither is. */
export function watchRequests(metrics: Metrics | undefined, isTraced: boolean): Watch | undefined {
  if (!isTraced) return metrics?.watch
  return (request, response) => {
    metrics?.watch(request, response)
    const startTime = Date.now()
    const route = routeClassOf(request.method ?? 'GET', (request.url ?? '/').split('?', 1)[0] ?? '/')
    // Scrapes and health checks would be most of it. The request has its id only when it is answered.
    if (route === 'monitoring' || route === 'file') return
    response.once('finish', () => {
      const { statusCode } = response
      const requestId = String(response.getHeader('x-request-id') ?? '')
      const endSpan = beginSpan(`${request.method} ${route}`, requestId, { route }, startTime)
      endSpan({ 'http.response.status_code': statusCode }, statusCode >= 500)
    })
  }
}
