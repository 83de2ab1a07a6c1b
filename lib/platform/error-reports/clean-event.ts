import type { ErrorEvent, Event, Exception, StackFrame } from '@sentry/nextjs'
import { cleanMessage, cleanPath, cleanTitle } from '@/lib/platform/error-reports/clean-text'

type TransactionEvent = Event & { type: 'transaction' }
type Span = NonNullable<Event['spans']>[number]
type Trace = NonNullable<NonNullable<Event['contexts']>['trace']>

/** Tags that a report may carry besides the error: cleaned paths, ids, and names from the code. */
const PATHS = ['path', 'route']
const NAMES = ['requestId', 'replayId', 'method', 'job', 'kind', 'code', 'event']
const NAME = /^[\w .-]{1,64}$/

/** Allowlists an error's fields, so that no SDK version can add personal data (T86). */
export function cleanError(event: ErrorEvent): ErrorEvent {
  const values = (event.exception?.values ?? []).map(cleanException)
  return { ...commonFields(event), type: undefined, exception: { values } }
}

/** Allowlists a trace: operations and times, without payloads. */
export function cleanTransaction(event: TransactionEvent): TransactionEvent {
  const { start_timestamp, measurements, transaction_info } = event
  return {
    ...commonFields(event),
    type: 'transaction',
    ...(start_timestamp && { start_timestamp }),
    ...(measurements && { measurements }),
    ...(transaction_info && { transaction_info }),
    spans: (event.spans ?? []).map(cleanSpan),
  }
}

function commonFields(event: Event): Event {
  const { event_id, timestamp, platform, level, environment, release, sdk, sdkProcessingMetadata } = event
  const transaction = event.transaction && cleanTitle(event.transaction)
  const trace = event.contexts?.trace
  return defined({
    event_id,
    timestamp,
    platform,
    level,
    environment,
    release,
    sdk,
    transaction,
    // Not sent: the SDK's own notes for the envelope.
    sdkProcessingMetadata,
    tags: cleanTags(event.tags),
    contexts: trace && { trace: cleanTrace(trace) },
    request: event.request?.url && { url: cleanPath(event.request.url) },
  })
}

function cleanTags(tags: Event['tags'] = {}) {
  const entries = Object.entries(tags).flatMap(([name, value]) => {
    const text = String(value)
    if (PATHS.includes(name)) return [[name, cleanPath(text).slice(0, 200)]]
    return NAMES.includes(name) && NAME.test(text) ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}

function cleanTrace({ trace_id, span_id, parent_span_id, op, status, origin }: Trace): Trace {
  return defined({ trace_id, span_id, parent_span_id, op, status, origin }) as Trace
}

function cleanSpan({ span_id, trace_id, parent_span_id, op, status, origin, ...span }: Span): Span {
  const { start_timestamp, timestamp } = span
  const description = span.description && cleanTitle(span.description)
  const ids = defined({ trace_id, span_id, parent_span_id, op, status, origin, timestamp, description })
  return { ...(ids as Pick<Span, 'trace_id' | 'span_id'>), start_timestamp, data: {} }
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}

function cleanException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    ...(type && { type: cleanMessage(type) }),
    value: cleanMessage(value ?? ''),
    ...(mechanism && {
      mechanism: { type: mechanism.type, ...('handled' in mechanism && { handled: mechanism.handled }) },
    }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } }),
  }
}

function cleanFrame(frame: StackFrame): StackFrame {
  const { vars: _, abs_path: __, filename, ...rest } = frame
  return { ...rest, ...(filename && { filename: filename.replace(/[?#].*$/, '') }) }
}
