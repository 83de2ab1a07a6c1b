import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

// Next compiles this module into several bundles; the process has one.
const holder = globalThis as { porchlightStaffShare?: AsyncLocalStorage<boolean> }
holder.porchlightStaffShare ??= new AsyncLocalStorage()
const share = holder.porchlightStaffShare

/** Runs the work on the staff's own database connections, so that it cannot use up those of visitors. */
export function inStaffShare<T>(work: () => T): T {
  return share.run(true, work)
}

/** Runs a read whose result visitors may wait for on their connections, whoever asks first. */
export function outsideStaffShare<T>(work: () => T): T {
  return share.getStore() ? share.run(false, work) : work()
}

/** True for work of the back office. */
export function isInStaffShare(): boolean {
  return share.getStore() === true
}
