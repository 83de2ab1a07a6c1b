// `npm run worker`: the worker alone, for deployments that keep it out of the web process (WORKER=off there).
import { setTimeout as sleep } from 'node:timers/promises'
import { bundle } from './bundle.mjs'
import { loadEnvironmentFile } from './environment-file.mjs'
import { isEnding, runCommand } from './steps/lifecycle.mjs'
import { ensurePrismaClient } from './steps/prisma-client.mjs'
import { say } from './steps/progress.mjs'
import { sessionSecret } from './steps/secret.mjs'
import { startProcess } from './steps/server-process.mjs'

const RESTART_MS = 1_000

await runCommand(async () => {
  loadEnvironmentFile()
  if (!process.env.DATABASE_URL)
    throw new Error('Set DATABASE_URL: the worker serves the database of a running site.')
  await ensurePrismaClient()
  await bundle({ worker: 'lib/worker/worker-process.ts' })
  const env = { NODE_ENV: process.env.NODE_ENV || 'production', NEXTAUTH_SECRET: sessionSecret() }
  for (;;) {
    const code = await startProcess('.build/worker.mjs', env).exited
    if (code === 0 || isEnding()) return code
    say(`The worker ended with code ${code}; starting it again`)
    await sleep(RESTART_MS)
  }
})
