/**
 * One storage under all of a process's AsyncLocalStorages, as Node has it itself from version 24 on (AsyncContextFrame).
 * Before that each storage in use (seven here: Next's, React's, ours) is carried over to every timer, write and tick of every
 * request: a fifth of an answer from memory (docs/decisions/073-one-async-context.md). Plain JavaScript that is not bundled,
 * because it has to be loaded before whoever takes the class from Node.
 */
import asyncHooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

const NATIVE_SINCE = 24

/** What all storages hold in the present context: storage → store. Never changed, only replaced. */
const frames = new asyncHooks.AsyncLocalStorage()

/** Node's interface and, where 20 and 24 differ, the behavior of 24. */
class AsyncLocalStorage {
  static bind(callback) {
    return asyncHooks.AsyncResource.bind(callback)
  }

  static snapshot() {
    return asyncHooks.AsyncResource.bind((callback, ...args) => callback(...args))
  }

  getStore() {
    return frames.getStore()?.get(this)
  }

  enterWith(store) {
    frames.enterWith(new Map(frames.getStore()).set(this, store))
  }

  run(store, callback, ...args) {
    const before = frames.getStore()
    const prior = before?.get(this)
    if (Object.is(prior, store)) return callback(...args)
    const during = new Map(before).set(this, store)
    frames.enterWith(during)
    try {
      return callback(...args)
    } finally {
      // What another storage has entered meanwhile stays entered.
      if (frames.getStore() === during) frames.enterWith(before)
      else this.enterWith(prior)
    }
  }

  exit(callback, ...args) {
    return this.run(undefined, callback, ...args)
  }

  disable() {
    this.enterWith(undefined)
  }
}

if (Number.parseInt(process.versions.node, 10) < NATIVE_SINCE) {
  asyncHooks.AsyncLocalStorage = AsyncLocalStorage
  syncBuiltinESMExports()
}
