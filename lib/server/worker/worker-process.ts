import 'server-only'
import '@/lib/platform/source-maps'
// Before other Next modules, which expect it outside of Next's own server (lib/platform/cache/cache.ts).
import 'next/dist/server/node-environment-baseline.js'
import { setTimeout as sleep } from 'node:timers/promises'
import { startListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { startConnections } from '@/lib/platform/connections/stored-connections'
import { disconnect } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startErrorReports } from '@/lib/platform/error-reports/start'
import { log } from '@/lib/platform/log'
import { flushErrorReports, reportError } from '@/lib/platform/report-error'
import { flushTraces, startTraces } from '@/lib/platform/traces'
import { startWorker } from '@/lib/server/worker/start-worker'

/** An orchestrator kills after 30 s. */
const STOP_TIMEOUT_MS = 25_000
/** EX_TEMPFAIL of sysexits.h: restart me. */
const STALLED = 75

// The worker as its own process; `npm run worker` restarts it when it exits.
env()
await startConnections(startErrorReports)
// Changes of settings are announced as edits are.
await startListening()
await startTraces('worker')
const worker = startWorker({ onStall: () => process.exit(STALLED) })
log.info('worker started')
process.send?.({ ready: true })

process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))
// The parent process is gone.
process.on('disconnect', () => stop(0))
process.on('unhandledRejection', (reason) => reportError(reason, { event: 'unhandled rejection' }))
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception: this worker stops')
  reportError(error, { event: 'uncaught exception' })
  void stop(1)
})

let stopping = false
async function stop(exitCode: number): Promise<void> {
  if (stopping) process.exit(exitCode)
  stopping = true
  log.info('stopping once current work is done')
  // Not held up by a database outage: another worker redoes what could not be recorded.
  await Promise.race([worker.stop().then(disconnect), sleep(STOP_TIMEOUT_MS)])
  await Promise.all([flushErrorReports(500), flushTraces(500)])
  process.exit(exitCode)
}
