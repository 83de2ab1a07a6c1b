import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { runNode } from './command.mjs'
import { fingerprint, isCurrent, record } from './fingerprint.mjs'
import { step } from './progress.mjs'

export async function ensurePrismaClient() {
  const current = fingerprint(['prisma/schema', 'package-lock.json'])
  const made = existsSync(join(root, 'lib', 'platform', 'generated', 'prisma', 'client.ts'))
  if (made && isCurrent('prisma-client', current)) return
  await step('Generating the database client', 'Generated the database client', () =>
    runNode('prisma generate', 'scripts/prisma.mjs', ['generate'], { quiet: true }),
  )
  record('prisma-client', current)
}
