/** Sleeps until it is rung or the time is up. A ring while nobody sleeps ends the next sleep. */
export function createBell() {
  let rung = false
  let wake: (() => void) | null = null

  const sleep = (ms: number, endsEarly: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        wake = null
        resolve()
      }
      if (endsEarly) wake = done
    })

  return {
    ring(): void {
      rung = true
      wake?.()
    },
    /** Sleeps at least `leastMs`, so that rings close together count as one, and at most `mostMs`. */
    async wait(leastMs: number, mostMs: number): Promise<void> {
      await sleep(leastMs, false)
      if (!rung) await sleep(Math.max(0, mostMs - leastMs), true)
      rung = false
    },
  }
}
