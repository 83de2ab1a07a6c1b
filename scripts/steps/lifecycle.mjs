// Keeps track of everything a command started and stops it on completion, Ctrl-C or failure.
import { sayFailure } from './progress.mjs'

const INTERRUPTED = 130

const programs = new Set()
const cleanUps = []
let serving = false
let ending

/** Stops the child process when the command ends. */
export function track(child) {
  programs.add(child)
  child.once('exit', () => programs.delete(child))
}

/** Runs `undo` when the command ends; the last registered runs first. */
export function cleanUpWith(undo) {
  cleanUps.unshift(undo)
}

/** From now on a signal is the normal way to end, with exit code 0. */
export function markServing() {
  serving = true
}

/** True once the command is ending: no further step may start. */
export function isEnding() {
  return ending !== undefined
}

/** Stops every child, runs the clean-ups and exits. Further calls only signal the children again. */
export function end(exitCode) {
  for (const child of programs) child.kill('SIGTERM')
  ending ??= finish(exitCode)
  return ending
}

async function finish(exitCode) {
  await Promise.all([...programs].map((child) => new Promise((resolve) => child.once('exit', resolve))))
  // The undo of a step that failed also fails; the command has already reported why.
  for (const undo of cleanUps) await undo().catch(() => {})
  process.exit(exitCode)
}

/**
 * Runs a command and exits: with 1 and the message on errors, with everything stopped on signals.
 * @param {() => Promise<number | undefined>} work resolves to the exit code
 */
export async function runCommand(work) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => end(serving ? 0 : INTERRUPTED))
  endWhenOrphaned()
  try {
    await end((await work()) ?? 0)
  } catch (error) {
    if (!ending) sayFailure(error.message)
    await end(1)
  }
}

/** A killed npm leaves its script running, whose server would block the port of the next start. */
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
