export function say(message) {
  console.log(`▸ ${message}`)
}

/**
 * Prints `doing` ("Building the site"), runs the step, then prints `done` ("Built the site") and the time.
 * @template T
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

export function sayFailure(message) {
  console.error(`\n✖ ${message}\n`)
}

/** Prints warnings in a frame, after everything else. @param {string[]} warnings */
export function sayWarnings(warnings) {
  if (warnings.length === 0) return
  const line = '!'.repeat(72)
  console.error(`\n${line}\n  WARNING\n${warnings.map((words) => `  - ${words}`).join('\n')}`)
  console.error(`  See "Health" at /admin/health and docs/operations.md.\n${line}\n`)
}
