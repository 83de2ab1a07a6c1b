import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, run, type Task, type WorkerPool } from 'graphile-worker'
import { MOMENT_SWEEP_MS, planMissingMoments } from '@/lib/admin/moments'
import { env } from '@/lib/env'
import { deadWorkerSweep } from '@/lib/jobs/dead-workers'
import { watchForLostFetches } from '@/lib/jobs/lost-fetches'
import { queueLogger } from '@/lib/jobs/queue-logger'
import { jobs } from '@/lib/jobs/registry'
import { type Repetition, repeat } from '@/lib/jobs/repeat'
import { holdWorkerLock, type WorkerLock } from '@/lib/jobs/worker-lock'
import { recoverStrandedLeads, type StrandedLimits } from '@/lib/leads/stranded'
import { log } from '@/lib/log'
import { reportError } from '@/lib/report-error'

export type WorkerOptions = {
  /** Jobs at a time; default 8, so that a hanging mail server leaves room for other work. */
  concurrency?: number
  /** How often the queue is asked beside its own notifications. */
  pollMs?: number
  /** How often jobs of dead workers are looked for. */
  livenessEveryMs?: number
  /** How often leads nobody delivers are looked for; at most 60 s. */
  strandedEveryMs?: number
  stranded?: StrandedLimits
}

const RESTART_MS = 1_000

/**
 * Starts working the queue in this process. A lost database ends the queue's own runner; it is started again until
 * `stop`, which waits for the jobs in progress.
 */
export async function startWorker(options: WorkerOptions = {}): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let current: Running | null = null

  const keepRunning = async () => {
    while (!stopping) {
      try {
        current ??= await startRunner(options)
        if (stopping) await current.stop()
        await current.ended
      } catch (error) {
        log.error({ err: error }, 'the worker could not start; trying again')
      }
      current = null
      if (!stopping) await sleep(RESTART_MS)
    }
  }

  current = await startRunner(options).catch((error: unknown) => {
    log.error({ err: error }, 'the worker could not start; trying again')
    return null
  })
  const supervised = keepRunning()
  const sweeps = [
    repeat('dead workers', options.livenessEveryMs ?? 3_000, deadWorkerSweep()),
    repeat('stranded leads', options.strandedEveryMs ?? 20_000, () => recoverStrandedLeads(options.stranded)),
    repeat('planned moments', MOMENT_SWEEP_MS, planMissingMoments),
  ]
  return {
    async stop() {
      stopping = true
      await Promise.all(sweeps.map((sweep) => sweep.stop()))
      await current?.stop()
      await supervised
    },
  }
}

type Running = { ended: Promise<void>; stop(): Promise<void> }

async function startRunner({
  concurrency = 8,
  pollMs = 1_000,
  livenessEveryMs = 3_000,
}: WorkerOptions): Promise<Running> {
  const fetches = watchForLostFetches()
  let lock: Promise<WorkerLock> | null = null
  let watching: Repetition | null = null

  const begin = async (workers: WorkerPool) => {
    lock ??= holdWorkerLock(workers.id).catch((error: unknown) => {
      // Working without the lock would let others take this worker for dead; start again instead.
      Promise.resolve(workers.gracefulShutdown('no worker lock')).catch(() => {})
      throw error
    })
    await lock
    watching ??= repeat('lost fetches', livenessEveryMs, () => fetches.sweep(workers.id))
  }

  const runner = await run({
    connectionString: env().DATABASE_URL,
    concurrency,
    pollInterval: pollMs,
    maxPoolSize: concurrency + 2,
    noHandleSignals: true,
    logger: queueLogger,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, task(job, fetches.begin)])),
    preset: {
      worker: {
        // Written in batches, because only then does the queue try again when the database is away at the end of a job.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
      plugins: [
        {
          name: 'porchlight-worker-lock',
          version: '1.0.0',
          // Awaited before the first job is taken, so no job is ever locked by an id without a lock.
          worker: { hooks: { startWorker: (_context, { worker }) => begin(worker.workerPool) } },
        },
      ],
    },
  })
  const release = async () => {
    await watching?.stop()
    await (await lock?.catch(() => null))?.release()
  }
  return {
    ended: runner.promise.catch(() => log.warn('the worker ended; starting it again')).finally(release),
    // Rejects when it has ended by itself.
    stop: () => runner.stop().catch(() => {}),
  }
}

function task(job: (typeof jobs)[number], begin: (taken: Job) => void): Task {
  return async (payload, helpers) => {
    begin(helpers.job)
    try {
      await job.run(payload, { workerId: helpers.job.locked_by ?? 'unknown' })
    } catch (error) {
      reportError(error, { job: job.name })
      throw error
    }
  }
}
