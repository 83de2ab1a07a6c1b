/**
 * For Node 20 and 22 only; remove it with them. Backs all AsyncLocalStorages with one, as Node does from
 * version 24. Before, Node copies each of ours to every timer and tick: a fifth of a cached response's cost
 * (docs/decisions/073-one-async-context.md). Not bundled, as it must load before others take Node's class.
 */
import asyncHooks from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'

const NATIVE_SINCE = 24

/** All storages' values in the current context: storage → store. Replaced, never mutated. */
const frames = new asyncHooks.AsyncLocalStorage()

/** Node's interface, with the behavior of 24 where 20 differs. */
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
      // Keeps values that other storages entered in the meantime.
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
