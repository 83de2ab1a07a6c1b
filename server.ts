// Must precede every module that uses AsyncLocalStorage.
import '@/lib/platform/async-context.mjs'
import '@/lib/platform/source-maps'
// Must precede other Next modules, which expect it outside of Next's own server
// (lib/platform/cache/cache.ts).
import 'next/dist/server/node-environment-baseline.js'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { POST as postLead } from '@/app/api/tour-requests/route'
import { redirectSignedOut } from '@/lib/accounts/sessions/redirect-signed-out'
import { startLeadJournal } from '@/lib/leads/journal/lead-memory'
import { leadsInProgress } from '@/lib/leads/tour-requests/submit'
import { keptRequest } from '@/lib/leads/tour-requests/waiting-leads'
import { flushSteps } from '@/lib/marketing/drop-off/count-steps'
import { flushViews } from '@/lib/marketing/page-statistics/waiting-views'
import { startListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { startConnections } from '@/lib/platform/connections/stored-connections'
import { disconnect } from '@/lib/platform/database/db'
import { inStaffShare } from '@/lib/platform/database/staff-share'
import { env } from '@/lib/platform/env'
import { reportSettings } from '@/lib/platform/error-reports/settings'
import { startErrorReports } from '@/lib/platform/error-reports/start'
import { sharedPageHeaders } from '@/lib/platform/integrations/cdn'
import { mediaStore } from '@/lib/platform/integrations/storage'
import { log } from '@/lib/platform/log'
import { mediaDir } from '@/lib/platform/paths'
import { flushErrorReports, reportError } from '@/lib/platform/report-error'
import { siteHosts } from '@/lib/platform/site'
import { flushTraces, startTraces } from '@/lib/platform/traces'
import { handleUpload } from '@/lib/records/images/handle-upload'
import { handleImport } from '@/lib/records/import/handle-import'
import { registerLocalServer } from '@/lib/records/page-uniqueness/own-pages'
import { answerAdFrame } from '@/lib/server/front/ad-frame'
import { answerFailure, reportFailure } from '@/lib/server/front/answer'
import { answerPages, STAFF_READ_LIMITS } from '@/lib/server/front/answer-pages'
import { answerWrongMethods } from '@/lib/server/front/api-methods'
import { builtFiles } from '@/lib/server/front/built-files'
import { isApiAddress } from '@/lib/server/front/check-target'
import { cacheCompanyCard } from '@/lib/server/front/company-card'
import { watchDatabase } from '@/lib/server/front/database-watch'
import { drain } from '@/lib/server/front/drain'
import { errorDocuments } from '@/lib/server/front/error-document'
import { answerFallback, type Reason } from '@/lib/server/front/fallback-page'
import { createFront } from '@/lib/server/front/front'
import { healthChecks } from '@/lib/server/front/health'
import { cacheLandingVersions } from '@/lib/server/front/landing-versions'
import { leadQueue } from '@/lib/server/front/lead-queue'
import { leadRequests } from '@/lib/server/front/lead-requests'
import { watchLiveness } from '@/lib/server/front/liveness'
import { mediaFiles } from '@/lib/server/front/media-files'
import { cacheOpening, openingSoon } from '@/lib/server/front/opening-soon'
import { watchOverload } from '@/lib/server/front/overload'
import { createPageCache } from '@/lib/server/front/page-cache'
import { answerPreviews } from '@/lib/server/front/previews'
import { answerAddress } from '@/lib/server/front/public-address'
import { logHostFaults, readiness } from '@/lib/server/front/readiness'
import { renderQueue } from '@/lib/server/front/render-queue'
import { pagePolicies, reportsHost, turnstileHost } from '@/lib/server/front/script-policy'
import { prepareStaffBars, withStaffBar } from '@/lib/server/front/staff-bar'
import { storedMedia } from '@/lib/server/front/stored-media'
import { largerBody, uploadRequests } from '@/lib/server/front/upload-requests'
import { answerVideoFrame } from '@/lib/server/front/video-frames'
import { rememberVisit } from '@/lib/server/front/visit-cookie'
import { watchPhoneHours } from '@/lib/server/front/watch-phone-hours'
import { watchOverdue } from '@/lib/server/handlers/watch-overdue'
import { createMetrics } from '@/lib/server/metrics/metrics'
import { metricsStep } from '@/lib/server/metrics/metrics-step'
import { watchRequests } from '@/lib/server/metrics/watch-requests'
import { startWorker, type Worker } from '@/lib/server/worker/start-worker'
import { flushImpressions } from '@/lib/site/landing-pages/impressions'
import { mayRedirectQuery } from '@/lib/site/seo/address-book'
import { flushMissedAddresses } from '@/lib/site/seo/missed-addresses'
import { flushRedirectHits } from '@/lib/site/seo/redirect-hits'

const {
  HOST,
  MAX_CONNECTIONS_PER_ADDRESS,
  METRICS_TOKEN,
  NODE_ENV,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  PORT,
  SITE_URL,
  TRUSTED_PROXY_HOPS,
  WORKER,
} = env()
const dev = NODE_ENV !== 'production'
/** After running requests (25 s at most); an orchestrator kills after 30 s. */
const WORKER_TIMEOUT_MS = 3_000
/** Connections that may arrive during a render; the system's own limit (somaxconn) is as high. */
const BACKLOG = 4_096

await startConnections(startErrorReports)
await startTraces('web')
const metrics = METRICS_TOKEN ? await createMetrics() : undefined
const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: PORT })
await app.prepare()
const handle = answerWrongMethods(app.getRequestHandler(), SITE_URL)

const state = { draining: false }
let worker: Worker | undefined
const pagePolicy = pagePolicies(() => {
  const { SENTRY_DSN, TURNSTILE_SITE_KEY } = env()
  return [
    ...(TURNSTILE_SITE_KEY ? [turnstileHost(TURNSTILE_SITE_KEY)] : []),
    ...(SENTRY_DSN ? [reportsHost(SENTRY_DSN)] : []),
  ]
})
const overload = watchOverload()
const renders = renderQueue({}, overload.isOverloaded)
const staffReads = renderQueue(STAFF_READ_LIMITS, overload.isOverloaded)
const company = await cacheCompanyCard()
const isOpen = await cacheOpening()
const opening = openingSoon({ isOpen, company })
const remember = rememberVisit(SITE_URL)
const versionFor = await cacheLandingVersions(SITE_URL)
// In development, pages change with the code, which no notice announces.
const pages = dev
  ? undefined
  : createPageCache({
      siteUrl: SITE_URL,
      waitForSlot: (name, visitor) => renders.enter({ visitor, isPriority: !name.includes('?') }),
      onBusy: (request, response) => sendFallback(request, response, 'busy'),
      pagePolicy,
      versionFor,
      beforeHit: remember,
      shared: sharedPageHeaders(),
      application: guarded(handle),
    })
const completeError = errorDocuments({ company, reports: reportSettings })
const front = createFront({
  trustedProxyHops: TRUSTED_PROXY_HOPS,
  watch: watchRequests(metrics, OTEL_EXPORTER_OTLP_ENDPOINT !== undefined),
  hosts: siteHosts(),
  state,
  fromMemory:
    pages &&
    ((request, response, requestId) =>
      isOpen() && !mayRedirectQuery(request.url) && pages.answerFromMemory(request, response, requestId)),
  pagePolicy: dev ? undefined : pagePolicy,
  completePage: (response, page) => withStaffBar(response, completeError(response, page)),
  largerBody,
  steps: [
    healthChecks(state, () => readiness(worker), watchLiveness().isLive),
    ...(metrics && METRICS_TOKEN ? [metricsStep(metrics, METRICS_TOKEN)] : []),
    ...(dev
      ? []
      : [
          leadRequests(
            (request) => postLead(request, undefined),
            holdReads,
            leadQueue(overload.isOverloaded),
          ),
        ]),
    ...(dev
      ? []
      : [
          uploadRequests(
            (request, target) => inStaffShare(() => handleUpload(request, target)),
            (request, target) => inStaffShare(() => handleImport(request, target)),
          ),
        ]),
    ...(dev ? [] : [await builtFiles(join(process.cwd(), '.next', 'static'))]),
    storedMedia(mediaStore, mediaFiles(mediaDir())),
    answerVideoFrame,
    answerAdFrame,
    opening.step,
    remember,
  ],
  limits: { maxConnectionsPerAddress: MAX_CONNECTIONS_PER_ADDRESS },
  application: guarded(
    prepareStaffBars(
      answerPreviews(
        SITE_URL,
        answerPages({
          pages,
          renders,
          staffReads,
          database: watchDatabase(),
          beforePages: answerBeforePages,
          handle,
          sendFallback,
        }),
      ),
    ),
  ),
})
front.server.on('connection', overload.arrived)

/** Renders and reads of staff wait for a lead. */
function holdReads(): () => void {
  const ends = [renders.holdRenders(), staffReads.holdRenders()]
  return () => {
    for (const end of ends) end()
  }
}

function sendFallback(request: IncomingMessage, response: ServerResponse, reason: Reason): void {
  answerFallback(request, response, company(), reason, keptRequest(request.headers.cookie ?? null))
}

async function answerBeforePages(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return (
    (await redirectSignedOut(request, response)) ||
    (await opening.answer(request, response)) ||
    (await answerAddress(request, response))
  )
}

/** Logs unhandled failures and answers 500. */
function guarded(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      const path = request.url?.split('?')[0] ?? '/'
      if (isApiAddress(path)) return answerFailure(error, response, path)
      const { status } = reportFailure(error, response, path)
      if (response.headersSent) response.end()
      else sendFallback(request, response, status === 503 ? 'away' : 'failed')
    })
  }
}

front.server.on('error', (error) => {
  log.fatal({ err: error }, `the server cannot listen on ${HOST}:${PORT}`)
  process.exit(1)
})
// Otherwise the socket would stay open forever; in development Next handles upgrades.
if (!dev) front.server.on('upgrade', (_request, socket) => socket.destroy())
// Nothing is served from memory until edit notices arrive.
await startListening()
await startLeadJournal()
// Beyond the backlog (default 511) packets are dropped, and browsers retry only after a second.
front.server.listen({ port: PORT, host: HOST, backlog: BACKLOG })
await new Promise((resolve) => front.server.once('listening', resolve))
const address = front.server.address() as AddressInfo
registerLocalServer(address)
worker = WORKER === 'on' ? startWorker({ leadsInProgress }) : undefined
const overdueWatch = watchOverdue()
// In development nothing is kept.
if (!dev) watchPhoneHours()
void logHostFaults().then((warnings) => process.send?.({ warnings }))
log.info({ port: address.port }, 'listening')
process.send?.({ ready: true, port: address.port })

process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))
// The parent process is gone.
process.on('disconnect', () => stop(0))
process.on('unhandledRejection', (reason) => reportError(reason, { event: 'unhandled rejection' }))
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception: this instance stops')
  reportError(error, { event: 'uncaught exception' })
  void stop(1)
})

async function stop(exitCode: number): Promise<void> {
  if (state.draining) process.exit(exitCode)
  log.info({ inFlight: front.inFlight.size }, 'stopping')
  await drain(front)
  void overdueWatch.stop()
  const workerStopped = worker?.stop() ?? Promise.resolve()
  const counted = Promise.all([
    flushRedirectHits(),
    flushMissedAddresses(),
    flushImpressions(),
    flushViews(),
    flushSteps(),
  ])
  await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, 500))])
  await Promise.race([workerStopped, new Promise((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS))])
  await Promise.all([flushErrorReports(500), flushTraces(500)])
  await Promise.race([disconnect(), new Promise((resolve) => setTimeout(resolve, 500))])
  log.info('stopped')
  process.exit(exitCode)
}
