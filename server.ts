// Before whoever takes AsyncLocalStorage from Node.
import '@/lib/platform/async-context.mjs'
// Before anything of Next: what it takes for granted when it is loaded outside its own server (lib/platform/cache/cache.ts).
import 'next/dist/server/node-environment-baseline.js'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { POST as postLead } from '@/app/api/tour-requests/route'
import { turnAwayStranger } from '@/lib/accounts/sessions/turn-away-stranger'
import { leadsInHand } from '@/lib/leads/tour-requests/submit'
import { flushSteps } from '@/lib/marketing/drop-off/count-steps'
import { flushViews } from '@/lib/marketing/page-statistics/waiting-views'
import { startListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { disconnect } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startErrorReports } from '@/lib/platform/error-reports/start'
import { mediaStore } from '@/lib/platform/integrations/storage'
import { log } from '@/lib/platform/log'
import { mediaDir } from '@/lib/platform/paths'
import { flushErrorReports, reportError } from '@/lib/platform/report-error'
import { answerUpload } from '@/lib/records/images/answer-upload'
import { answerImport } from '@/lib/records/import/answer-import'
import { servesPagesAt } from '@/lib/records/page-uniqueness/own-pages'
import { answerAdFrame } from '@/lib/server/front/ad-frame'
import { answerPages } from '@/lib/server/front/answer-pages'
import { builtFiles } from '@/lib/server/front/built-files'
import { keepCompanyCard } from '@/lib/server/front/company-card'
import { watchDatabase } from '@/lib/server/front/database-watch'
import { drain } from '@/lib/server/front/drain'
import { createFront } from '@/lib/server/front/front'
import { healthChecks } from '@/lib/server/front/health'
import { knownHosts } from '@/lib/server/front/known-hosts'
import { keepLandingVersions } from '@/lib/server/front/landing-versions'
import { leadRequests } from '@/lib/server/front/lead-requests'
import { leadTurns } from '@/lib/server/front/lead-turns'
import { watchLiveness } from '@/lib/server/front/liveness'
import { mediaFiles } from '@/lib/server/front/media-files'
import { createPageCache } from '@/lib/server/front/page-cache'
import { answerPreviews } from '@/lib/server/front/previews'
import { answerAddress } from '@/lib/server/front/public-address'
import { readiness, sayFaults } from '@/lib/server/front/readiness'
import { renderQueue } from '@/lib/server/front/render-queue'
import { watchRush } from '@/lib/server/front/rush'
import { pagePolicies, reportsHost, turnstileHost } from '@/lib/server/front/script-policy'
import { answerSorry, type Reason } from '@/lib/server/front/sorry-page'
import { storedMedia } from '@/lib/server/front/stored-media'
import { largerBody, uploadRequests } from '@/lib/server/front/upload-requests'
import { answerVideoFrame } from '@/lib/server/front/video-frames'
import { rememberVisit } from '@/lib/server/front/visit-cookie'
import { watchOverdue } from '@/lib/server/handlers/watch-overdue'
import { startWorker, type Worker } from '@/lib/server/worker/start-worker'
import { flushImpressions } from '@/lib/site/landing-pages/impressions'
import { flushMissedAddresses } from '@/lib/site/seo/missed-addresses'
import { flushRedirectHits } from '@/lib/site/seo/redirect-hits'

const {
  ALLOWED_HOSTS,
  HOST,
  MAX_CONNECTIONS_PER_ADDRESS,
  NODE_ENV,
  PORT,
  SENTRY_DSN,
  SITE_URL,
  TRUSTED_PROXY_HOPS,
  TURNSTILE_SITE_KEY,
  WORKER,
} = env()
const dev = NODE_ENV !== 'production'
/** For the worker's jobs in progress, after the answers (25 s at most); an orchestrator kills after 30 s. */
const WORKER_TIMEOUT_MS = 3_000
/** Connections that may arrive while a page is being rendered; the system's own limit (somaxconn) is as high. */
const BACKLOG = 4_096

await startErrorReports()
const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: PORT })
await app.prepare()
const handle = app.getRequestHandler()

const state = { draining: false }
let worker: Worker | undefined
const pagePolicy = pagePolicies([
  ...(TURNSTILE_SITE_KEY ? [turnstileHost(TURNSTILE_SITE_KEY)] : []),
  ...(SENTRY_DSN ? [reportsHost(SENTRY_DSN)] : []),
])
const rush = watchRush()
const renders = renderQueue({}, rush.isOn)
const company = await keepCompanyCard()
const remember = rememberVisit(SITE_URL)
const versionFor = await keepLandingVersions(SITE_URL)
// In development pages change with the code, of which no notice tells.
const pages = dev
  ? undefined
  : createPageCache({
      siteUrl: SITE_URL,
      takeTurn: (name, visitor) => renders.enter({ visitor, isFirst: !name.includes('?') }),
      turnAway: (request, response) => saySorry(request, response, 'busy'),
      pagePolicy,
      versionFor,
      beforeHit: remember,
      application: guarded(async (request, response) => {
        if (!(await answerBeforePages(request, response))) await handle(request, response)
      }),
    })
const objects = mediaStore()
const front = createFront({
  trustedProxyHops: TRUSTED_PROXY_HOPS,
  hosts: knownHosts(
    SITE_URL,
    ALLOWED_HOSTS?.split(',').map((name) => name.trim()),
  ),
  state,
  atOnce: pages?.answerAtOnce,
  pagePolicy: dev ? undefined : pagePolicy,
  largerBody,
  steps: [
    healthChecks(state, () => readiness(worker), watchLiveness().isLive),
    ...(dev
      ? []
      : [leadRequests((request) => postLead(request, undefined), renders.giveWay, leadTurns(rush.isOn))]),
    ...(dev ? [] : [uploadRequests(answerUpload, answerImport)]),
    ...(dev ? [] : [await builtFiles(join(process.cwd(), '.next', 'static'))]),
    objects ? storedMedia(objects) : mediaFiles(mediaDir()),
    answerVideoFrame,
    answerAdFrame,
    remember,
  ],
  limits: { maxConnectionsPerAddress: MAX_CONNECTIONS_PER_ADDRESS },
  application: guarded(
    answerPreviews(
      SITE_URL,
      answerPages({
        pages,
        renders,
        database: watchDatabase(),
        beforePages: answerBeforePages,
        handle,
        saySorry,
      }),
    ),
  ),
})
front.server.on('connection', rush.arrived)

function saySorry(request: IncomingMessage, response: ServerResponse, reason: Reason): void {
  answerSorry(request, response, company(), reason)
}

async function answerBeforePages(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return (await turnAwayStranger(request, response)) || (await answerAddress(request, response))
}

/** What fails without an answer becomes a 500 and a line in the log. */
function guarded(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      reportError(error, { path: request.url?.split('?')[0] })
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  }
}

front.server.on('error', (error) => {
  log.fatal({ err: error }, `the server cannot listen on ${HOST}:${PORT}`)
  process.exit(1)
})
// A socket nobody upgrades would stay open for ever; in development Next takes them for its own.
if (!dev) front.server.on('upgrade', (_request, socket) => socket.destroy())
// Until it hears of edits nothing is served from memory.
await startListening()
// Beyond the backlog (511 by default) the system drops a connection's first packet, which a browser sends again after a second.
front.server.listen({ port: PORT, host: HOST, backlog: BACKLOG })
await new Promise((resolve) => front.server.once('listening', resolve))
const address = front.server.address() as AddressInfo
servesPagesAt(address)
worker = WORKER === 'on' ? startWorker({ leadsInHand }) : undefined
const overdueWatch = watchOverdue()
void sayFaults()
log.info({ port: address.port }, 'listening')
process.send?.({ ready: true, port: address.port })

process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))
// The command that started us is gone, however it went.
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
  await flushErrorReports(500)
  await Promise.race([disconnect(), new Promise((resolve) => setTimeout(resolve, 500))])
  log.info('stopped')
  process.exit(exitCode)
}
