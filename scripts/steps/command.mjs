import { spawn } from 'node:child_process'
import { root } from '../root.mjs'
import { isEnding, track } from './lifecycle.mjs'

/**
 * Runs a program to its end; error messages contain `name`. `quiet` shows its output only on failure.
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} [options]
 */
export function runProgram(name, program, args, { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    // Never settles while the command ends, so that no later step starts.
    if (isEnding()) return
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    track(child)
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => reject(new Error(`${name} could not start: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (isEnding()) return
      if (code === 0) resolve()
      else reject(new Error(`${name} failed (${signal ?? `exit code ${code}`})\n${Buffer.concat(output)}`))
    })
  })
}

export function runNode(name, file, args = [], options = {}) {
  return runProgram(name, process.execPath, [file, ...args], options)
}
