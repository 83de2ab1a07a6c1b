import 'server-only'
import { log } from '@/lib/platform/log'
import { type OutboxWorker, runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { registerHandlers } from '@/lib/platform/outbox/registered-handlers'
import * as handlers from '@/lib/server/handlers/registry'
import { repeat } from '@/lib/server/handlers/repeat'
import { overdueItems } from '@/lib/server/handlers/watch-overdue'
import { HEALTH_EVERY_MS, watchHealth } from '@/lib/server/health/watch'
import { runSweeps } from '@/lib/server/worker/run-sweeps'
import * as sweeps from '@/lib/server/worker/sweeps'

registerHandlers(async () => handlers)

type WorkerOptions = {
  /** Polling interval, in addition to wake signals. */
  pollMs?: number
  /** Replaces the restart within the process. */
  onStall?: () => void
  /** Number of leads this process is handling; the worker yields to them. */
  leadsInProgress?: () => number
}

export type Worker = {
  /** True while the outbox is polled and due rows are processed. @throws without a database */
  isMoving(): Promise<boolean>
  stop(): Promise<void>
}

/** Longer than any bounded wait of the worker. */
export const STALLED_AFTER_MS = 30_000
const WATCH_EVERY_MS = 2_000

/** Runs the outbox and the recurring sweeps. A worker without progress is abandoned and replaced. */
export function startWorker({ pollMs, onStall, leadsInProgress }: WorkerOptions = {}): Worker {
  const start = () =>
    runOutbox(Object.values(handlers), {
      ...(pollMs && { pollMs }),
      ...(leadsInProgress && { leadsInProgress }),
    })
  let outbox: OutboxWorker = start()
  let startedAt = performance.now()
  let movedBefore = startedAt
  const movedAt = () => Math.max(movedBefore, outbox.progressAt())
  const isRecent = (moment: number) => performance.now() - moment < STALLED_AFTER_MS

  const watch = setInterval(() => {
    if (isRecent(Math.max(startedAt, movedAt()))) return
    log.error('the worker makes no progress; restarting it')
    if (onStall) return onStall()
    movedBefore = movedAt()
    outbox.abandon()
    outbox = start()
    startedAt = performance.now()
  }, WATCH_EVERY_MS)
  watch.unref()
  const repeated = [...runSweeps(Object.values(sweeps)), repeat('health', HEALTH_EVERY_MS, watchHealth())]
  return {
    isMoving: async () => isRecent(movedAt()) && (!outbox.isIdle() || (await overdueItems()) === null),
    async stop() {
      clearInterval(watch)
      await Promise.all([...repeated.map((each) => each.stop()), outbox.stop()])
    },
  }
}
