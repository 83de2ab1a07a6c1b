import 'server-only'
import { isSameSecret } from '@/lib/platform/same-secret'
import { answerFailure, answerProblem } from '@/lib/server/front/answer'
import type { Step } from '@/lib/server/front/front'
import type { Metrics } from '@/lib/server/metrics/metrics'

/** Serves `GET /api/metrics` to anyone with the token; without one configured the address does not exist. */
export function metricsStep(metrics: Metrics, token: string): Step {
  return (request, response, path) => {
    if (path !== '/api/metrics') return false
    if (request.method !== 'GET') {
      const headers = { allow: 'GET' }
      answerProblem(response, {
        code: 'method-not-allowed',
        status: 405,
        message: 'Use GET to read metrics.',
        headers,
      })
    } else if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      const headers = { 'www-authenticate': 'Bearer' }
      answerProblem(response, {
        code: 'unauthorized',
        status: 401,
        message: 'This needs the token in METRICS_TOKEN.',
        headers,
      })
    } else
      metrics.text().then(
        (text) => {
          response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
          response.end(text)
        },
        (error: unknown) => answerFailure(error, response, path),
      )
    return true
  }
}
