import 'server-only'

type Waiting<T> = { one: T; done(): void; failed(error: unknown): void }

/**
 * Work that costs little more for many than for one: what comes while a lot is in hand gathers into the next. A lot that fails is done
 * over one by one, so that each fails for itself alone.
 */
export function inLots<T>(work: (lot: T[]) => Promise<void>): (one: T) => Promise<void> {
  let waiting: Waiting<T>[] = []
  let isBusy = false

  async function workOff(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const lot = waiting
      waiting = []
      await workOn(lot)
    }
    isBusy = false
  }

  async function workOn(lot: Waiting<T>[]): Promise<void> {
    try {
      await work(lot.map(({ one }) => one))
      for (const { done } of lot) done()
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
