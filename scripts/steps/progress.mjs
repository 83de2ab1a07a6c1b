/** One line of progress on the terminal. */
export function say(message) {
  console.log(`▸ ${message}`)
}

/**
 * Runs one step of a command and says what it did and how long that took.
 * @template T
 * @param {string} doing what begins, e.g. "Building the site"
 * @param {string} done what happened, e.g. "Built the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(doing, done, work) {
  say(doing)
  const started = performance.now()
  const result = await work()
  say(`${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return result
}

/** What went wrong, for a person: no stack. */
export function giveUpMessage(message) {
  console.error(`\n✖ ${message}\n`)
}
