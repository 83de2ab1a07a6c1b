// What a command started, and how all of it ends: by itself, by Ctrl-C, by a failure.
import { giveUpMessage } from './progress.mjs'

const INTERRUPTED = 130

const programs = new Set()
const cleanUps = []
let serving = false
let ending

/** A child process that must not outlive the command. */
export function track(child) {
  programs.add(child)
  child.once('exit', () => programs.delete(child))
}

/** Something to undo when the command ends; the last registered runs first. */
export function cleanUpWith(undo) {
  cleanUps.unshift(undo)
}

/** From here on a signal is the ordinary way to end, not an interruption. */
export function markServing() {
  serving = true
}

/** Whether the command is on its way out: no further step may begin. */
export function isEnding() {
  return ending !== undefined
}

/** Stops every child, waits for them, runs the clean-ups and ends the process. Further calls only hurry the children. */
export function end(exitCode) {
  for (const child of programs) child.kill('SIGTERM')
  ending ??= finish(exitCode)
  return ending
}

async function finish(exitCode) {
  await Promise.all([...programs].map((child) => new Promise((resolve) => child.once('exit', resolve))))
  // What could not be made cannot be undone; the command has already said why.
  for (const undo of cleanUps) await undo().catch(() => {})
  process.exit(exitCode)
}

/**
 * Runs a command: errors end it with their message and code 1, signals end it with everything stopped.
 * @param {() => Promise<number | undefined>} work resolves to the exit code
 */
export async function runCommand(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => end(serving ? 0 : INTERRUPTED))
  endWhenOrphaned()
  try {
    await end((await work()) ?? 0)
  } catch (error) {
    if (!ending) giveUpMessage(error.message)
    await end(1)
  }
}

/** A killed npm leaves its script running, and with it a server that holds the port of the next start. */
function endWhenOrphaned() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void end(1)
  }, 500)
  watch.unref()
}
