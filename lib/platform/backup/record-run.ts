import 'server-only'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'

export type RunKind = 'backup' | 'drill' | 'restore'

type Done<T> = { result: T; takenAt: Date; detail: string }

/** Runs `work` and records the outcome for /admin/health. Rethrows its error. */
export async function recordRun<T>(kind: RunKind, work: () => Promise<Done<T>>): Promise<T> {
  const startedAt = new Date()
  try {
    const { result, takenAt, detail } = await work()
    await db.backupRun.create({ data: { kind, startedAt, succeeded: true, takenAt, detail } })
    return result
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 1_000)
    log.error({ err: error, kind }, 'a backup run failed')
    // Best effort: the database itself may be down.
    await db.backupRun.create({ data: { kind, startedAt, succeeded: false, detail } }).catch(() => {})
    throw error
  }
}
