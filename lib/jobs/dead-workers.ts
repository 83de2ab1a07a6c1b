import 'server-only'
import { pool } from '@/lib/db'
import { WORKER_LOCK_KEY } from '@/lib/jobs/worker-lock'
import { log } from '@/lib/log'

/**
 * Frees the jobs of workers that died (their lock is free), which the queue itself would keep locked for four hours.
 * An id must be seen without its lock twice in a row: a living worker that lost its connection gets it back between.
 */
export function deadWorkerSweep(): () => Promise<void> {
  let suspects = new Set<string>()
  return async () => {
    const dead = await workersWithoutLock()
    const certain = dead.filter((id) => suspects.has(id))
    suspects = new Set(dead)
    if (certain.length === 0) return
    await pool().query('select graphile_worker.force_unlock_workers($1::text[])', [certain])
    log.warn({ workers: certain.length }, 'jobs of a dead worker were freed')
  }
}

async function workersWithoutLock(): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker.jobs where locked_by is not null`,
  )
  const free: string[] = []
  for (const { id } of rows) {
    // Taken for this one statement only: outside a transaction the lock ends with it.
    const probe = await pool().query<{ free: boolean }>(
      `select pg_try_advisory_xact_lock(${WORKER_LOCK_KEY}) as free`,
      [id],
    )
    if (probe.rows[0]?.free) free.push(id)
  }
  return free
}
