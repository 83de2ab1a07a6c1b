/**
 * @typedef {object} Reported
 * @property {string} figure name
 * @property {string} [page] where it was measured
 * @property {number[]} runs all measured values; the figure is their median
 * @property {string} unit
 * @property {number} [atMost] inclusive limit; without `atMost` and `atLeast` the figure is only informative
 * @property {number} [atLeast]
 * @property {unknown} [note] explains an unusual value
 */

/** Prints figures as they come and collects those that missed their limit. */
export function collectFigures() {
  const missed = []
  let count = 0

  function report(/** @type {Reported} */ { figure, page, runs, unit, atMost, atLeast, note }) {
    const value = median(runs)
    const limit = atMost !== undefined ? `<= ${atMost}` : atLeast !== undefined ? `>= ${atLeast}` : null
    const ok = runs.length > 0 && !(value > (atMost ?? Infinity)) && !(value < (atLeast ?? -Infinity))
    const line = { figure, page: page ?? null, value, unit, limit, ok, runs: runs.map(round), note }
    process.stdout.write(`${JSON.stringify(line)}\n`)
    count += 1
    if (!ok) missed.push(`${figure}${page ? ` (${page})` : ''}: ${value} ${unit}, limit ${limit}`)
    return ok
  }

  return {
    report,
    fail(name, error) {
      console.error(error)
      report({
        figure: name,
        runs: [],
        unit: 'error',
        note: [error.message, error.cause?.message].filter(Boolean).join(': '),
      })
    },
    /** @returns {number} the exit code */
    summarize() {
      console.error(`\n${count} figures, ${missed.length} of them beyond their limit`)
      for (const line of missed) console.error(`  ✖ ${line}`)
      return missed.length > 0 || count === 0 ? 1 : 0
    },
  }
}

/** The middle value, or the mean of the two middle ones; null without values. */
export function median(values) {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return round(sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
}

function round(value) {
  return Math.round(value * 1_000) / 1_000
}
