import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'
import { isEnding, markServing, track } from './lifecycle.mjs'
import { say } from './progress.mjs'
import { SERVER_ENVIRONMENT, serverFlags } from './server-flags.mjs'

const RESTART_MS = 1_000

/**
 * Starts a bundled program as a child that stops with us: in its own process group, so it gets Ctrl-C once
 * (from us), and with an IPC channel that closes even if we are killed. `ready` may stay pending.
 * `warnings` says in sentences what is unsound about the database or the machine.
 * @param {string} file relative to the checkout
 * @param {Record<string, string>} env added to ours
 * @returns {{ ready: Promise<{ port?: number }>, warnings: Promise<string[]>, exited: Promise<number>,
 *   stop: () => void }}
 */
export function startProcess(file, env) {
  const flags = serverFlags(file.endsWith('worker.mjs') ? 'worker' : 'web')
  const child = spawn(process.execPath, [...flags, file], {
    cwd: root,
    env: { ...SERVER_ENVIRONMENT, ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  track(child)
  markServing()
  const exited = new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const ready = new Promise((resolve) => child.on('message', (message) => message?.ready && resolve(message)))
  const warnings = new Promise((resolve) =>
    child.on('message', (message) => message?.warnings && resolve(message.warnings)),
  )
  return { ready, warnings, exited, stop: () => child.kill('SIGTERM') }
}

/** Restarts the program whenever it ends unexpectedly. @returns {Promise<number>} its last exit code */
export async function keepProcess(file, env) {
  for (;;) {
    const code = await startProcess(file, env).exited
    if (code === 0 || isEnding()) return code
    say(`The process ended with code ${code}; starting it again`)
    await sleep(RESTART_MS)
  }
}
