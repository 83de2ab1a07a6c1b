import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { serverFlags } from '@/scripts/steps/server-flags.mjs'
import { QUICK_START } from '@/scripts/test/quick-start.mjs'
import { childOutput } from '@/tests/support/child-output'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'

const ROOT = resolve(import.meta.dirname, '..', '..')
const READY_TIMEOUT_MS = 60_000
const PROGRAMS = { web: '.build/server.mjs', worker: '.build/worker.mjs' }

export type InstanceOptions = {
  databaseUrl: string
  /** Added to the tests' configuration, e.g. SMTP_URL. `WORKER` is off in a web instance unless set. */
  env?: Record<string, string>
  /** Working directory; by default the checkout. */
  cwd?: string
  /** False: visitors of a web instance see that the site opens soon, unless the demo was loaded. */
  isOpen?: boolean
}

/**
 * Starts the production build as a process, `web` (on a free port) or `worker`, and waits until it is ready.
 * It ends with the test process in any case; end it earlier with `stop` (SIGTERM) or `kill` (SIGKILL).
 * @throws with its output when it exits or is not ready in time
 */
export async function startInstance(
  kind: 'web' | 'worker',
  { databaseUrl, env = {}, cwd = ROOT, isOpen = true }: InstanceOptions,
) {
  if (kind === 'web' && !existsSync(join(ROOT, '.next', 'BUILD_ID')))
    throw new Error('Run npm run build first')
  if (kind === 'web' && isOpen) await openSite(databaseUrl)
  const child = spawn(process.execPath, [...serverFlags(kind), QUICK_START, PROGRAMS[kind]], {
    cwd,
    env: {
      PATH: process.env.PATH ?? '',
      ...TEST_ENVIRONMENT,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      WORKER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = childOutput(child)
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const port = await ready(child, exited, output)

  return {
    /** Without a trailing slash; unused for a worker. */
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    /** Everything it has written so far. */
    output,
    /** Exit code, or null after a signal. */
    exited,
    /** Sends SIGTERM and waits for the exit code. */
    stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return exited
    },
    signal(name: NodeJS.Signals): void {
      child.kill(name)
    },
    /** Simulates a power cut. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** As the last step of the setup guide does. */
async function openSite(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`insert into installation (id, opened_at) values (1, now())
      on conflict (id) do update set opened_at = coalesce(installation.opened_at, now())`)
  } finally {
    await client.end()
  }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>

function ready(child: ChildProcess, exited: Promise<number | null>, output: () => string): Promise<number> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => giveUp('was not ready in time'), READY_TIMEOUT_MS)
    function giveUp(reason: string) {
      clearTimeout(timer)
      child.kill('SIGKILL')
      fail(new Error(`The instance ${reason}. Its output:\n${output()}`))
    }
    exited.then((code) => giveUp(`ended with code ${code}`))
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (!message.ready) return
      clearTimeout(timer)
      done(message.port ?? 0)
    })
  })
}
