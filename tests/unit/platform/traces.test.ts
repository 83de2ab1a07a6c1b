import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { beginSpan, flushTraces, startTraces, traceIdOf } from '@/lib/platform/traces'
import { startHttpStub } from '@/tests/support/http-stub'

const REQUEST = '0190aaaa-0000-7000-8000-00000000abcd'

type Sent = {
  resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; attributes: unknown[] }[] }[] }[]
}

test('T168: a request and the alert that follows it are one trace, sent to the collector', async () => {
  const collector = await startHttpStub()
  const before = { ...env() }
  onTestFinished(async () => {
    Object.assign(env(), { ...before, OTEL_EXPORTER_OTLP_ENDPOINT: undefined })
    await collector.close()
  })
  Object.assign(env(), { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_TRACES_SAMPLER_ARG: 1 })
  await startTraces('web')
  beginSpan('POST lead', REQUEST, { route: 'lead' })({ 'http.response.status_code': 201 })
  beginSpan('outbox lead-alert', REQUEST, { attempt: 1 })({ outcome: 'sent' })
  await flushTraces(5_000)
  expect(collector.requests.map(({ path }) => path)).toEqual(['/v1/traces'])
  const { resourceSpans } = JSON.parse(collector.requests[0]?.body ?? '{}') as Sent
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  expect(spans.map(({ name }) => name)).toEqual(['POST lead', 'outbox lead-alert'])
  expect(spans.map(({ traceId }) => traceId)).toEqual(Array(2).fill(REQUEST.replaceAll('-', '')))
})

test('an id that is none of ours makes no trace of its own', () => {
  expect(traceIdOf('abc.def-123456')).toBeNull()
  expect(traceIdOf('00000000-0000-0000-0000-000000000000')).toBeNull()
  expect(traceIdOf(REQUEST)).toBe('0190aaaa000070008000' + '00000000abcd')
})
