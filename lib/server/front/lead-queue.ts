/** Concurrent leads; few under overload, because they lengthen the turns for which connections wait. */
export const LEAD_SLOTS = { usual: 32, overloaded: 2 }

/** How long an overload holds a lead, and the interval of rechecks. */
export const OVERLOAD = { holdMs: 300, recheckMs: 10 }

/** A lead that takes longer is waiting for something else, so its slot goes to the next. */
const MAX_HOLD_MS = 250

type Waiting = { since: number; begin: (end: () => void) => void }

/** Starts leads in order. @returns a function that resolves to the function that ends the lead */
export function leadQueue(isOverloaded: () => boolean): () => Promise<() => void> {
  const waiting: Waiting[] = []
  let running = 0
  let isRecheckPlanned = false

  function advance(): void {
    for (let next = waiting[0]; next && running < slotsFor(next); next = waiting[0]) {
      waiting.shift()
      running += 1
      next.begin(openSlot())
    }
    if (waiting.length === 0 || isRecheckPlanned || !isOverloaded()) return
    isRecheckPlanned = true
    setTimeout(recheck, OVERLOAD.recheckMs)
  }

  function slotsFor({ since }: Waiting): number {
    if (!isOverloaded()) return LEAD_SLOTS.usual
    return performance.now() - since < OVERLOAD.holdMs ? 0 : LEAD_SLOTS.overloaded
  }

  function recheck(): void {
    isRecheckPlanned = false
    advance()
  }

  function openSlot(): () => void {
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
