import 'server-only'
import { randomUUID } from 'node:crypto'
import { listenTo } from '@/lib/platform/database/listen'
import { notifySoon } from '@/lib/platform/database/notices'

const CHANNEL = 'porchlight_outbox'
/** Recognizes notices of this process, which has acted on them already. */
const OURSELVES = randomUUID()

// Next compiles this module into several bundles; the worker runs in one of them.
const holder = globalThis as { porchlightWorkers?: Set<() => void> }
holder.porchlightWorkers ??= new Set()
const workers = holder.porchlightWorkers

/** Signals due rows to this process at once and to others within milliseconds. Call only after the commit. */
export function wakeOutbox(): void {
  for (const wake of workers) wake()
  notifySoon(CHANNEL, OURSELVES)
}

/** Calls back when rows may be due; a hint only, so poll, too. Returns the unsubscribe function. */
export function onWake(wake: () => void): () => void {
  workers.add(wake)
  const heard = (entries: string[]) => {
    if (entries.some((entry) => entry !== OURSELVES)) wake()
  }
  const stop = listenTo(CHANNEL, { heard, missed: wake })
  return () => {
    workers.delete(wake)
    stop()
  }
}
