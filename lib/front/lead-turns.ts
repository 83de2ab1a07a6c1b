/**
 * How many leads are taken in side by side: enough to keep the database at work. While connections wait to be taken in, few: each lead's
 * steps make the turns of the event loop longer that everybody behind those connections waits for (lib/front/rush.ts).
 */
export const LEAD_PLACES = { usual: 32, inRush: 2 }

/** One that takes longer waits for somebody else (the bot check, the database), and its place is worth more to the next. */
const MAX_HOLD_MS = 250

/**
 * Lets leads begin in the order they came.
 * @param isRushed whether connections wait to be taken in
 * @returns resolves when the next one may begin, to what must be called at its end
 */
export function leadTurns(isRushed: () => boolean): () => Promise<() => void> {
  const waiting: ((end: () => void) => void)[] = []
  let running = 0

  // One that runs lets in the next when it ends, so nobody has to look whether the rush is over.
  function advance(): void {
    while (running < (isRushed() ? LEAD_PLACES.inRush : LEAD_PLACES.usual)) {
      const begin = waiting.shift()
      if (!begin) return
      running += 1
      begin(place())
    }
  }

  function place(): () => void {
    let isHeld = true
    const end = () => {
      clearTimeout(timer)
      if (!isHeld) return
      isHeld = false
      running -= 1
      advance()
    }
    const timer = setTimeout(end, MAX_HOLD_MS)
    return end
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      advance()
    })
}
