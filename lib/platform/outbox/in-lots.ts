import 'server-only'
import { setImmediate } from 'node:timers/promises'

type Waiting<T, R> = { one: T; done(result: R | PromiseLike<R>): void; failed(error: unknown): void }

type Limits = {
  /** How many lots may be in hand. */
  atOnce?: number
  /** How much may be in one. */
  atMost?: number
}

/**
 * Work that costs little more for many than for one: what comes at one moment is a lot, what comes while it is in hand gathers
 * into the next. A lot that fails is done over one by one, so that each fails for itself alone.
 * @param work returns a result, or the promise of one, for each of the lot, in its order
 */
export function inLots<T, R>(
  work: (lot: T[]) => Promise<readonly (R | PromiseLike<R>)[]>,
  { atOnce = 1, atMost = Number.POSITIVE_INFINITY }: Limits = {},
): (one: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = []
  let inHand = 0

  async function workOff(): Promise<void> {
    inHand += 1
    // What was claimed together comes one after the other within this turn of the event loop.
    await setImmediate()
    while (waiting.length > 0) await workOn(waiting.splice(0, atMost))
    inHand -= 1
  }

  async function workOn(lot: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(lot.map(({ one }) => one))
      for (const [at, { done }] of lot.entries()) done(results[at] as R | PromiseLike<R>)
    } catch (error) {
      if (lot.length > 1) for (const each of lot) await workOn([each])
      else lot[0]?.failed(error)
    }
  }

  return (one) =>
    new Promise((done, failed) => {
      waiting.push({ one, done, failed })
      if (inHand < atOnce) void workOff()
    })
}
