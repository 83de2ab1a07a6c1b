import 'server-only'
import type { Job } from 'graphile-worker'
import { pool } from '@/lib/db'
import { log } from '@/lib/log'

type Taken = Pick<Job, 'id' | 'attempts'>

const keyOf = ({ id, attempts }: Taken) => `${id}:${attempts}`

/**
 * Watches for jobs that this living worker has locked without knowing it: the answer to its fetch was lost with the
 * connection, and the queue would keep such a job for four hours. A job must be seen so twice in a row, because it is
 * locked a moment before it starts.
 */
export function watchForLostFetches() {
  const started = new Set<string>()
  let suspects = new Set<string>()

  async function sweep(workerId: string): Promise<void> {
    const startedBefore = [...started]
    const { rows } = await pool().query<Taken>(
      'select id::text, attempts from graphile_worker.jobs where locked_by = $1',
      [workerId],
    )
    const held = new Set(rows.map(keyOf))
    for (const key of startedBefore) if (!held.has(key)) started.delete(key)
    const unknown = rows.filter((job) => !started.has(keyOf(job)))
    const lost = unknown.filter((job) => suspects.has(keyOf(job)))
    suspects = new Set(unknown.map(keyOf))
    for (const { id, attempts } of lost) {
      // The queue has no function to free a single job of a living worker.
      await pool().query(
        `update graphile_worker._private_jobs set locked_at = null, locked_by = null
         where id = $1 and attempts = $2 and locked_by = $3`,
        [id, attempts, workerId],
      )
      log.warn({ jobId: id }, 'a job locked without its worker knowing was freed')
    }
  }

  return {
    /** Says that a taken job has begun. */
    begin(job: Taken): void {
      started.add(keyOf(job))
    },
    sweep,
  }
}
