import 'server-only'
import { setImmediate } from 'node:timers/promises'

type Waiting<T, R> = { one: T; done(result: R): void; failed(error: unknown): void }

/**
 * Work that costs little more for many than for one: what comes at one moment is a lot, what comes while it is in hand gathers
 * into the next. A lot that fails is done
 * over one by one, so that each fails for itself alone.
 * @param work returns a result for each of the lot, in its order
 */
export function inLots<T, R>(work: (lot: T[]) => Promise<readonly R[]>): (one: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let isBusy = false

  async function workOff(): Promise<void> {
    isBusy = true
    // What was claimed together comes one after the other within this turn of the event loop.
    await setImmediate()
    while (waiting.length > 0) {
      const lot = waiting
      waiting = []
      await workOn(lot)
    }
    isBusy = false
  }

  async function workOn(lot: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(lot.map(({ one }) => one))
      for (const [at, { done }] of lot.entries()) done(results[at] as R)
    } catch (error) {
      if (lot.length > 1) for (const each of lot) await workOn([each])
      else lot[0]?.failed(error)
    }
  }

  return (one) =>
    new Promise((done, failed) => {
      waiting.push({ one, done, failed })
      if (!isBusy) void workOff()
    })
}
