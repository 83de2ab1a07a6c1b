import 'server-only'
import type { Tx } from '@/lib/db'
import type { Job } from '@/lib/jobs/define-job'

type Options = {
  /** Not before this moment; default: at once. */
  runAt?: Date
  /** A waiting job of the same key is replaced instead of doubled. */
  jobKey?: string
  /** Lower runs first; default 0. */
  priority?: number
}

/**
 * Puts a job into the queue as part of the caller's transaction: it becomes visible to workers exactly when that
 * commits, within milliseconds.
 */
export async function enqueue<P>(tx: Tx, job: Job<P>, payload: P, options: Options = {}): Promise<void> {
  await tx.$executeRaw`
    select 1 from graphile_worker.add_job(
      ${job.name}::text,
      ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts}::int,
      job_key => ${options.jobKey ?? null}::text,
      priority => ${options.priority ?? 0}::int
    )`
}
