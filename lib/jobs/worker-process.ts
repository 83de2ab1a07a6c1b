import 'server-only'
import { disconnect } from '@/lib/db'
import { env } from '@/lib/env'
import { startWorker } from '@/lib/jobs/run-worker'
import { log } from '@/lib/log'

// The worker as a process of its own (`npm run worker`).
env()
const worker = await startWorker()
log.info('worker started')
process.send?.({ ready: true })

process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))
// The command that started us is gone, however it went.
process.on('disconnect', () => stop(0))
process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception: this worker stops')
  void stop(1)
})

let stopping = false
async function stop(exitCode: number): Promise<void> {
  if (stopping) process.exit(exitCode)
  stopping = true
  log.info('stopping after the jobs in progress')
  await worker.stop()
  await disconnect()
  process.exit(exitCode)
}
