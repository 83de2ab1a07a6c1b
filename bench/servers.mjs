import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../scripts/root.mjs'
import { track } from '../scripts/steps/lifecycle.mjs'
import { serverFlags } from '../scripts/steps/server-flags.mjs'

const START_TIMEOUT_MS = 60_000

export async function startFront(env) {
  return await start([...serverFlags('web'), '.build/server.mjs'], env)
}

/** The build under Next's own server, for comparison. */
export async function startPlainNext(env) {
  return await start(['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'], env)
}

async function start(args, env) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXTAUTH_SECRET: 'a secret that only the benchmark uses, 32 characters or more',
      SITE_URL: origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // No scenario expects these rows.
      TEST_LEADS: 'off',
      ...env,
    },
    // stdout belongs to the figures; the closing IPC channel tells the server that we are gone.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  track(child)
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await untilAnswering(origin, child)
  return {
    origin,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function untilAnswering(origin, child) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    // A static file: requesting it neither renders nor caches a page.
    const answer = await fetch(`${origin}/favicon.ico`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error('The server did not answer in time')
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
