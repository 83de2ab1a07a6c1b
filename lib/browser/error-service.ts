import * as Sentry from '@sentry/nextjs'
import { setErrorReporter } from '@/lib/browser/error-reports'
import { cleanError, cleanTransaction } from '@/lib/platform/error-reports/clean-event'
import { cleanPath } from '@/lib/platform/error-reports/clean-text'
import type { ReportSettings } from '@/lib/platform/error-reports/mark'
import { COMMON_OPTIONS } from '@/lib/platform/error-reports/options'

/** Forms, and pages whose address reveals something about a person: never recorded for replay. */
const FORM_PAGES =
  /^\/(?:contact|careers|for-professionals|tour-scheduled|care-navigator|downloads|events\/[^/]+\/rsvp|login|admin)(?:\/|$)/

const INTEGRATIONS = new Set([
  'InboundFilters',
  'FunctionToString',
  'BrowserApiErrors',
  'GlobalHandlers',
  'LinkedErrors',
  'BrowserTracing',
  'NextjsClientStackFrameNormalization',
])

/** Starts reports, traces and replays, and reports the errors that occurred before. */
export function startErrorService(settings: ReportSettings, early: unknown[]): void {
  const replay = FORM_PAGES.test(location.pathname) ? null : maskedReplay()
  Sentry.init({
    ...settings,
    ...COMMON_OPTIONS,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => INTEGRATIONS.has(name)),
      ...(replay ? [replay] : []),
    ],
    beforeSend: cleanError,
    beforeSendTransaction: cleanTransaction,
    transport: withoutQueries,
  })
  Sentry.addEventProcessor((event) =>
    (event.type as string) === 'replay_event' ? cleanReplay(event) : event,
  )
  if (replay) stopAtForms(replay)
  setErrorReporter((error) => void Sentry.captureException(error))
  for (const error of early) Sentry.captureException(error)
}

function maskedReplay() {
  return Sentry.replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'href', 'content'],
    block: ['form', 'dialog', '[role="dialog"]', '[role="alertdialog"]'],
    networkCaptureBodies: false,
    networkDetailAllowUrls: [],
    // Our script policy does not allow a worker made from a blob.
    useCompression: false,
    beforeAddRecordingEvent: (event) => {
      // Breadcrumbs and timings contain addresses and texts.
      if (event.data.tag === 'breadcrumb' || event.data.tag === 'performanceSpan') return null
      return event
    },
  })
}

type Replay = ReturnType<typeof maskedReplay>

/** Stops recording when a visitor starts filling in a form or reaches a form page. */
function stopAtForms(replay: Replay): void {
  const stop = () => {
    document.removeEventListener('focusin', look)
    void replay.stop()
  }
  const look = ({ target }: FocusEvent) => {
    if (FORM_PAGES.test(location.pathname) || (target instanceof Element && target.closest('form'))) stop()
  }
  document.addEventListener('focusin', look)
}

function cleanReplay(event: Sentry.Event): Sentry.Event {
  const { urls } = event as { urls?: string[] }
  const { user: _, breadcrumbs: __, extra: ___, tags: ____, ...rest } = event
  return {
    ...rest,
    ...(urls && { urls: urls.map(cleanPath) }),
    ...(event.request?.url && { request: { url: cleanPath(event.request.url) } }),
  } as Sentry.Event
}

type Options = Parameters<typeof Sentry.makeFetchTransport>[0]

/** Replay recordings contain the page's full address, and no hook of the SDK sees it. */
function withoutQueries(options: Options): ReturnType<typeof Sentry.makeFetchTransport> {
  const transport = Sentry.makeFetchTransport(options)
  return {
    ...transport,
    send([header, items]) {
      const clean = items.map(([about, payload]) => {
        if (about.type !== 'replay_recording' || typeof payload !== 'string') return [about, payload]
        const text = payload.replace(/("href":"[^"?#]*)[?#][^"]*"/g, '$1"')
        return [{ ...about, length: new TextEncoder().encode(text).length }, text]
      })
      return transport.send([header, clean] as Parameters<typeof transport.send>[0])
    },
  }
}
