/** So many turns of the event loop in a row, each with a new connection, are a rush. */
const RUSH_TURNS = 5

/**
 * Knows whether connections arrive faster than they are taken in. Node accepts one in each turn of the event loop, so a visitor behind
 * a thousand connections of somebody else waits for a thousand turns, and they must be short.
 */
export function watchRush() {
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
    /** To be called for each connection. */
    arrived(): void {
      hasArrived = true
      if (isTurning) return
      isTurning = true
      setImmediate(nextTurn)
    },
    isOn: () => inARow >= RUSH_TURNS,
  }
}
