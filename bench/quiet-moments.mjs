import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../scripts/root.mjs'
import { track } from '../scripts/steps/lifecycle.mjs'

/** Of its full speed: what a machine has at least while nobody else is on it and we keep it busy. */
const QUIET = 0.9
/** And while we do not. */
const CALM = 0.95
const TRIES = 8
const CALM_WITHIN_MS = 15_000
const LOOKED_AT_FIRST_MS = 5_000
/** For all rounds of one run that do not count, with the waiting before them. */
const PATIENCE_MS = 20 * 60_000
/** A second of what speed-probe.mjs says. */
const SECOND = 10

/**
 * Others on the same host take up to half of a processor's speed for seconds at a time, which no counter of the system shows
 * (the other thread of the core is theirs). What is measured in `quietly` is measured again until they did not.
 */
export async function watchMachine() {
  const probe = fork(join(root, 'bench', 'speed-probe.mjs'))
  track(probe)
  const last = []
  let full = 0
  let during = []
  probe.on('message', (speed) => {
    during.push(speed)
    last.push(speed)
    if (last.length > SECOND) last.shift()
    if (last.length === SECOND) full = Math.max(full, mean(last))
  })
  await sleep(LOOKED_AT_FIRST_MS)

  let patience = PATIENCE_MS
  let shares = []
  let repeated = 0

  async function untilCalm() {
    const until = performance.now() + Math.min(CALM_WITHIN_MS, patience)
    while (performance.now() < until && mean(last) < CALM * full) await sleep(100)
  }

  /** One round and how fast the machine was meanwhile, as a share of its full speed. */
  async function measured(round, prepare) {
    await prepare?.()
    await untilCalm()
    during = [...last]
    const result = await round()
    return { result, share: mean(during) / full }
  }

  return {
    /**
     * @template T
     * @param {() => Promise<T>} round what may be done again
     * @param {() => Promise<unknown>} [prepare] what comes before each time and is not measured
     * @returns {Promise<T>} of the first round in which the machine had its speed; when there was none in eight, or patience is
     *   at its end, of the one in which it had most of it
     */
    async quietly(round, prepare) {
      let best
      for (let tries = 1; ; tries += 1) {
        const began = performance.now()
        const { result, share } = await measured(round, prepare)
        if (!best || share > best.share) best = { result, share }
        if (share >= QUIET || tries === TRIES || patience <= 0) break
        patience -= performance.now() - began
        repeated += 1
      }
      shares.push(best.share)
      return best.result
    },
    /** What a reader of a scenario's figures asks next. @returns {import('./figures.mjs').Reported | null} null when it measured no round here */
    summary(page) {
      if (shares.length === 0) return null
      const note = `${repeated} rounds measured again; full speed: ${Math.round(full)} texts of JSON a millisecond`
      const figure = 'speed of the machine meanwhile, of its full speed'
      const summary = { figure, page, runs: shares, unit: 'times', note }
      shares = []
      repeated = 0
      return summary
    },
    close: () => probe.disconnect(),
  }
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
