import 'server-only'
import { setImmediate } from 'node:timers/promises'

type Waiting<T, R> = { one: T; done(result: R | PromiseLike<R>): void; failed(error: unknown): void }

type Limits = { concurrency?: number; maxSize?: number }

/** Batches the calls of one tick. A failed batch is retried item by item, so each call fails for itself. */
export function inBatches<T, R>(
  work: (batch: T[]) => Promise<readonly (R | PromiseLike<R>)[]>,
  { concurrency = 1, maxSize = Number.POSITIVE_INFINITY }: Limits = {},
): (one: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = []
  let running = 0

  async function runAll(): Promise<void> {
    running += 1
    // Items claimed together arrive one after the other within this tick.
    await setImmediate()
    while (waiting.length > 0) await runBatch(waiting.splice(0, maxSize))
    running -= 1
  }

  async function runBatch(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ one }) => one))
      for (const [at, { done }] of batch.entries()) done(results[at] as R | PromiseLike<R>)
    } catch (error) {
      if (batch.length > 1) for (const each of batch) await runBatch([each])
      else batch[0]?.failed(error)
    }
  }

  return (one) =>
    new Promise((done, failed) => {
      waiting.push({ one, done, failed })
      if (running < concurrency) void runAll()
    })
}
