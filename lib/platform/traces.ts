import 'server-only'
import type { Context, SpanStatusCode, Tracer } from '@opentelemetry/api'
import { env } from '@/lib/platform/env'

type Words = Record<string, string | number | boolean>

/** A span that has begun; `end` adds the words known by then. */
type Ending = (words: Words, failed?: boolean) => void

type Started = {
  tracer: Tracer
  contextOf(requestId: string): Context
  error: SpanStatusCode
  flush(): Promise<void>
}

let started: Started | undefined

/**
 * Starts sending traces to OTEL_EXPORTER_OTLP_ENDPOINT; without it the libraries are not even loaded. Only
 * spans of ours are sent: Next's name addresses in full, private links among them (decision 122).
 */
export async function startTraces(process: 'web' | 'worker'): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env()
  if (!endpoint) return
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'porchlight', 'porchlight.process': process }),
    // By the trace, so that a request and what follows from it are kept or left out together.
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  started = {
    tracer: provider.getTracer('porchlight'),
    contextOf(requestId) {
      const traceId = traceIdOf(requestId)
      if (!traceId) return api.ROOT_CONTEXT
      const parent = { traceId, spanId: traceId.slice(0, 16), traceFlags: 1, isRemote: true }
      return api.trace.setSpanContext(api.ROOT_CONTEXT, parent)
    },
    error: api.SpanStatusCode.ERROR,
    flush: () => provider.forceFlush(),
  }
}

/** The id of a request is that of its trace: an alert in the worker joins it without any other link. */
export function traceIdOf(requestId: string): string | null {
  const digits = requestId.replaceAll('-', '').toLowerCase()
  return /^(?!0{32})[0-9a-f]{32}$/.test(digits) && !digits.startsWith('0'.repeat(16)) ? digits : null
}

/**
 * Begins a span. `name` and the words must hold nothing about a person.
 * @param startTime epoch milliseconds; default now
 */
export function beginSpan(
  name: string,
  requestId: string | null,
  words: Words = {},
  startTime = Date.now(),
): Ending {
  if (!started) return () => {}
  const { tracer, contextOf, error } = started
  const span = tracer.startSpan(name, { attributes: words, startTime }, contextOf(requestId ?? ''))
  return (more, failed = false) => {
    span.setAttributes(more)
    if (failed) span.setStatus({ code: error })
    span.end()
  }
}

/** Sends what waits, for at most `limitMs`. */
export async function flushTraces(limitMs: number): Promise<void> {
  if (!started) return
  const limit = new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref())
  await Promise.race([started.flush().catch(() => {}), limit])
}
