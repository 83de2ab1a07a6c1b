// `npm run worker`: the worker alone, for deployments whose web process runs with WORKER=off.
import { bundle } from './bundle.mjs'
import { loadEnvironmentFile } from './environment-file.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { ensurePrismaClient } from './steps/prisma-client.mjs'
import { sessionSecret } from './steps/secret.mjs'
import { keepProcess } from './steps/server-process.mjs'

await runCommand(async () => {
  loadEnvironmentFile()
  if (!process.env.DATABASE_URL)
    throw new Error('Set DATABASE_URL. The worker needs the database of a running site.')
  await ensurePrismaClient()
  await bundle({ worker: 'lib/server/worker/worker-process.ts' })
  const env = { NODE_ENV: process.env.NODE_ENV || 'production', NEXTAUTH_SECRET: sessionSecret() }
  return keepProcess('.build/worker.mjs', env)
})
