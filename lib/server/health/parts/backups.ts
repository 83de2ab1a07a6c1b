import 'server-only'
import { subHours } from 'date-fns'
import type { RunKind } from '@/lib/platform/backup/record-run'
import { db } from '@/lib/platform/database/db'
import type { Part, PartStatus } from '@/lib/server/health/part'

/** A nightly run may take two hours. */
const STALE_AFTER_HOURS = 26

/** The last backup is recent, and the last run succeeded (decision 038). */
export const backupPart: Part = {
  name: 'backup',
  title: 'Backup',
  outside: 'alarm',
  async check() {
    const [good, last] = await Promise.all([lastRun('backup', true), lastRun('backup')])
    const lastGoodAt = good?.takenAt ?? null
    const todo = 'Run npm run backup every night.'
    if (last && !last.succeeded)
      return { state: 'bad', words: `The last one failed: ${last.detail}`, lastGoodAt, todo }
    if (!lastGoodAt) return { state: 'bad', words: 'No backup yet', todo }
    if (lastGoodAt < subHours(new Date(), STALE_AFTER_HOURS))
      return {
        state: 'bad',
        words: `The last one is older than ${STALE_AFTER_HOURS} hours`,
        lastGoodAt,
        todo,
      }
    return { state: 'good', words: good?.detail ?? '', lastGoodAt }
  },
}

export const drillPart: Part = {
  name: 'drill',
  title: 'Restore drill',
  outside: 'alarm',
  async check(): Promise<PartStatus> {
    const [good, last] = await Promise.all([lastRun('drill', true), lastRun('drill')])
    const lastGoodAt = good?.finishedAt ?? null
    const todo = 'Run npm run restore -- --check to make sure that the backups can be restored.'
    if (!last) return { state: 'off', words: 'No backup has been test-restored yet', todo }
    if (!last.succeeded)
      return { state: 'bad', words: `The last one failed: ${last.detail}`, lastGoodAt, todo }
    return { state: 'good', words: last.detail, lastGoodAt }
  },
}

function lastRun(kind: RunKind, succeeded?: boolean) {
  const where = { kind, ...(succeeded !== undefined && { succeeded }) }
  return db.backupRun.findFirst({ where, orderBy: { finishedAt: 'desc' } })
}
