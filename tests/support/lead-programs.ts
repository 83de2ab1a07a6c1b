import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { childOutput } from '@/tests/support/child-output'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'

const ROOT = resolve(import.meta.dirname, '..', '..')
const PROGRAMS = { intake: 'tests/support/intake-server.ts', worker: 'lib/server/worker/worker-process.ts' }
const READY_TIMEOUT_MS = 60_000

type Bundler = { bundle(entries: Record<string, string>, outdir: string): Promise<void> }

export type Program = Awaited<ReturnType<Awaited<ReturnType<typeof buildLeadPrograms>>['start']>>

/** Builds the intake server and worker as Node programs that tests start and kill; needs no site build. */
export async function buildLeadPrograms() {
  const outdir = join(ROOT, '.build', `lead-programs-${process.pid}-${process.hrtime.bigint()}`)
  const { bundle } = (await import(join(ROOT, 'scripts', 'bundle.mjs'))) as Bundler
  await bundle(PROGRAMS, outdir)
  const running = new Set<{ kill(): Promise<void> }>()

  async function start(name: keyof typeof PROGRAMS, env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [join(outdir, `${name}.mjs`)], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH ?? '',
        ...TEST_ENVIRONMENT,
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
        DATABASE_URL: process.env.DATABASE_URL ?? '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const output = childOutput(child)
    const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
    const port = await new Promise<number>((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`${name} was not ready in time:\n${output()}`)),
        READY_TIMEOUT_MS,
      )
      child.once('message', (message: { port?: number }) => {
        clearTimeout(timer)
        done(message.port ?? 0)
      })
      exited.then((code) => fail(new Error(`${name} ended with ${code}:\n${output()}`)))
    })
    const program = {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      output,
      exited,
      signal(name: NodeJS.Signals): void {
        child.kill(name)
      },
      /** Simulates a power cut. */
      async kill(): Promise<void> {
        child.kill('SIGKILL')
        await exited
        running.delete(program)
      },
      /** Sends SIGTERM and waits. */
      async stop(): Promise<number | null> {
        child.kill('SIGTERM')
        const code = await exited
        running.delete(program)
        return code
      },
    }
    running.add(program)
    return program
  }

  /** Kills all running programs. */
  async function kill(): Promise<void> {
    await Promise.all([...running].map((program) => program.kill()))
  }

  return {
    start,
    kill,
    /** Path of the bundled program, to start it in another way. */
    fileOf: (name: keyof typeof PROGRAMS) => join(outdir, `${name}.mjs`),
    async remove(): Promise<void> {
      await kill()
      await rm(outdir, { recursive: true, force: true })
    },
  }
}

/** Posts a lead to an intake server as a browser or partner does. */
export function sendLead(
  intake: Program,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendForm(intake, '/api/tour-requests', body, headers)
}

/** Posts a form to an intake server as a browser does. */
export function sendForm(
  intake: Program,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(intake.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
