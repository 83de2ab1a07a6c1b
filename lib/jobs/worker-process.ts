import 'server-only'
import { disconnect } from '@/lib/db'
import { env } from '@/lib/env'
import { startWorker } from '@/lib/jobs/run-worker'
import { log } from '@/lib/log'

// The worker as a process of its own (`npm run worker`).
env()
const worker = await startWorker()
log.info('worker started')

let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  log.info({ signal }, 'worker stops after the jobs in progress')
  await worker.stop()
  await disconnect()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
