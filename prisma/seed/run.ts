import { resolve } from 'node:path'
import { disconnect } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { AppError } from '@/lib/platform/errors'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'

const say = (line: string) => process.stdout.write(`  ${line}\n`)

/** `node scripts/run.mjs prisma/seed/run.ts [--complete]`: fills an empty database with the demo provider. */
try {
  const started = performance.now()
  const { DEMO_PHOTOGRAPHS } = env()
  const isComplete = process.argv.includes('--complete')
  const photographs = DEMO_PHOTOGRAPHS && resolve(DEMO_PHOTOGRAPHS)
  const seeded = await seedDatabase({ data: demoData, say, photographs, isComplete })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(seeded ? `The demo provider is in place (${seconds} s)` : 'Database already holds data')
} catch (error) {
  console.error(error instanceof AppError ? error.message : error)
  process.exitCode = 1
} finally {
  await disconnect()
}
