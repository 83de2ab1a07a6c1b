import { disconnect } from '@/lib/db'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'

const say = (line: string) => process.stdout.write(`  ${line}\n`)

/** `node scripts/run.mjs prisma/seed/run.ts`: fills an empty database with the demo provider. */
try {
  const started = performance.now()
  const seeded = await seedDatabase({ data: demoData, say })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(seeded ? `The demo provider is in place (${seconds} s)` : 'Database already holds data')
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await disconnect()
}
