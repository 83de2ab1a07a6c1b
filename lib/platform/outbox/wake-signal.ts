/** Sleeps until woken or timed out. A wake-up between two sleeps ends the next one early. */
export function createWakeSignal() {
  let isWoken = false
  let endSleep: (() => void) | null = null

  const sleep = (ms: number, endsEarly: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        endSleep = null
        resolve()
      }
      if (endsEarly) endSleep = done
    })

  return {
    wake(): void {
      isWoken = true
      endSleep?.()
    },
    /** Waits `leastMs`, so that close wake-ups count as one, and at most `mostMs`. */
    async wait(leastMs: number, mostMs: number): Promise<void> {
      await sleep(leastMs, false)
      if (!isWoken) await sleep(Math.max(0, mostMs - leastMs), true)
      isWoken = false
    },
  }
}
