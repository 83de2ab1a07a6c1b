import 'server-only'
import { randomUUID } from 'node:crypto'
import { listenTo } from '@/lib/platform/database/listen'
import { notifySoon } from '@/lib/platform/database/notices'

const CHANNEL = 'porchlight_outbox'
/** Its own notices come back to a process that has acted on them already. */
const OURSELVES = randomUUID()

// Next compiles this module into several bundles; the worker lives in one of them.
const holder = globalThis as { porchlightWorkers?: Set<() => void> }
holder.porchlightWorkers ??= new Set()
const workers = holder.porchlightWorkers

/** Says that rows are due: to the worker of this process at once, to others within milliseconds. Only after the commit. */
export function wakeOutbox(): void {
  for (const wake of workers) wake()
  notifySoon(CHANNEL, OURSELVES)
}

/** Calls back when rows may be due. A hint: the truth is the table, which is to be asked every second. Returns its end. */
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
