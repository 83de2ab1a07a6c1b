import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

// Next compiles this module into several bundles; the process has one.
const holder = globalThis as { porchlightFromMemory?: AsyncLocalStorage<boolean> }
holder.porchlightFromMemory ??= new AsyncLocalStorage()
const scope = holder.porchlightFromMemory

/** Runs work in which remembered reads return what was last known, because the database is away. */
export function fromMemory<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work)
}

export function isFromMemory(): boolean {
  return scope.getStore() === true
}
