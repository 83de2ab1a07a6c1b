import type { ErrorEvent, Event, Exception, StackFrame } from '@sentry/nextjs'
import { cleanMessage, cleanPath, cleanTitle } from '@/lib/platform/error-reports/clean-text'

type TransactionEvent = Event & { type: 'transaction' }
type Span = NonNullable<Event['spans']>[number]
type Trace = NonNullable<NonNullable<Event['contexts']>['trace']>

/** What a report may carry beside the error: addresses, which are cleaned, and ids and names of code. */
const PATHS = ['path', 'route']
const NAMES = ['requestId', 'replayId', 'method', 'job', 'kind', 'code', 'event']
const NAME = /^[\w .-]{1,64}$/

/**
 * An error as it leaves the house: kind, cleaned message, stack. What is not named here is left out, so that no version of the
 * SDK adds somebody's data (T86): no user, breadcrumbs, headers, cookies, bodies, variables.
 */
export function cleanError(event: ErrorEvent): ErrorEvent {
  const values = (event.exception?.values ?? []).map(cleanException)
  return { ...kept(event), type: undefined, exception: { values } }
}

/** How long something took, as it leaves the house: operations and times, without what was asked for. */
export function cleanTransaction(event: TransactionEvent): TransactionEvent {
  const { start_timestamp, measurements, transaction_info } = event
  return {
    ...kept(event),
    type: 'transaction',
    ...(start_timestamp && { start_timestamp }),
    ...(measurements && { measurements }),
    ...(transaction_info && { transaction_info }),
    spans: (event.spans ?? []).map(cleanSpan),
  }
}

function kept(event: Event): Event {
  const { event_id, timestamp, platform, level, environment, release, sdk, sdkProcessingMetadata } = event
  const transaction = event.transaction && cleanTitle(event.transaction)
  const trace = event.contexts?.trace
  return given({
    event_id,
    timestamp,
    platform,
    level,
    environment,
    release,
    sdk,
    transaction,
    // The SDK's own notes for the envelope; they are not sent.
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
  return given({ trace_id, span_id, parent_span_id, op, status, origin }) as Trace
}

function cleanSpan({ span_id, trace_id, parent_span_id, op, status, origin, ...span }: Span): Span {
  const { start_timestamp, timestamp } = span
  const description = span.description && cleanTitle(span.description)
  const ids = given({ trace_id, span_id, parent_span_id, op, status, origin, timestamp, description })
  return { ...(ids as Pick<Span, 'trace_id' | 'span_id'>), start_timestamp, data: {} }
}

/** Without what is not there. */
function given(values: Record<string, unknown>): Record<string, unknown> {
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
