import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { childOutput } from '@/tests/support/child-output'

const ROOT = resolve(import.meta.dirname, '..', '..')

export type Outcome = { code: number | null; output: string }

/** Runs one of our scripts (path from the checkout's root) in an environment independent of the checkout. */
export function runScript(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = childOutput(child)
    child.on('error', fail)
    child.on('close', (code) => done({ code, output: output() }))
  })
}
