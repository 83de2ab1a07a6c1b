/**
 * How many leads are taken in side by side: enough to keep the database at work. While connections wait to be taken in, none for a
 * moment, then few: each lead's steps make the turns of the event loop longer that everybody behind those connections waits for
 * (lib/server/front/rush.ts), other leads too.
 */
export const LEAD_PLACES = { usual: 32, inRush: 2 }

/** How long a rush keeps a lead waiting, and how soon it is looked again whether it is over. */
export const RUSH = { heldMs: 300, lookMs: 10 }

/** One that takes longer waits for somebody else (the bot check, the database), and its place is worth more to the next. */
const MAX_HOLD_MS = 250

type Waiting = { since: number; begin: (end: () => void) => void }

/**
 * Lets leads begin in the order they came.
 * @param isRushed whether connections wait to be taken in
 * @returns resolves when the next one may begin, to what must be called at its end
 */
export function leadTurns(isRushed: () => boolean): () => Promise<() => void> {
  const waiting: Waiting[] = []
  let running = 0
  let isLooking = false

  function advance(): void {
    for (let next = waiting[0]; next && running < placesFor(next); next = waiting[0]) {
      waiting.shift()
      running += 1
      next.begin(place())
    }
    if (waiting.length === 0 || isLooking || !isRushed()) return
    isLooking = true
    setTimeout(lookAgain, RUSH.lookMs)
  }

  function placesFor({ since }: Waiting): number {
    if (!isRushed()) return LEAD_PLACES.usual
    return performance.now() - since < RUSH.heldMs ? 0 : LEAD_PLACES.inRush
  }

  function lookAgain(): void {
    isLooking = false
    advance()
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
    new Promise((begin) => {
      waiting.push({ since: performance.now(), begin })
      advance()
    })
}
