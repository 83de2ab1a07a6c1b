/** This many consecutive event loop turns with a new connection are an overload. */
const OVERLOAD_TURNS = 5

/**
 * Detects connections arriving faster than they are accepted. Node accepts one per event loop turn, so a
 * visitor behind a thousand connections waits that many turns, which must be short.
 */
export function watchOverload() {
  let isTurning = false
  let hasArrived = false
  let inARow = 0

  function nextTurn(): void {
    isTurning = hasArrived
    inARow = hasArrived ? inARow + 1 : 0
    hasArrived = false
    if (isTurning) setImmediate(nextTurn)
  }

  return {
    arrived(): void {
      hasArrived = true
      if (isTurning) return
      isTurning = true
      setImmediate(nextTurn)
    },
    isOverloaded: () => inARow >= OVERLOAD_TURNS,
  }
}
