import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { isEnding, markServing, track } from './lifecycle.mjs'
import { say } from './progress.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const RESTART_MS = 1_000

/**
 * Starts a bundled program of ours as a child that stops with us: in a process group of its own, so that Ctrl-C
 * reaches it once (from us) and not twice, and with a channel whose end tells it that we are gone, however we went.
 * @param {string} file below the checkout
 * @param {Record<string, string>} env added to ours
 * @returns {{ ready: Promise<{ port?: number }>, exited: Promise<number>, stop: () => void }} `ready` stays open when it never gets there
 */
export function startProcess(file, env) {
  const child = spawn(process.execPath, [...SERVER_FLAGS, file], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  track(child)
  markServing()
  const exited = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const ready = new Promise((resolve) => child.on('message', (message) => message?.ready && resolve(message)))
  return { ready, exited, stop: () => child.kill('SIGTERM') }
}

/**
 * Runs such a program and starts it again whenever it ends otherwise than by our wish.
 * @returns {Promise<number>} the exit code of its last, wanted end
 */
export async function keepProcess(file, env) {
  for (;;) {
    const code = await startProcess(file, env).exited
    if (code === 0 || isEnding()) return code
    say(`It ended with code ${code}; starting it again`)
    await sleep(RESTART_MS)
  }
}
