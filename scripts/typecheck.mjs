// `npm run typecheck`: TypeScript over everything, with the generated client and Next's route types in place.
import { runNode } from './steps/command.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { ensurePrismaClient } from './steps/prisma-client.mjs'

await runCommand(async () => {
  await ensurePrismaClient()
  await runNode('next typegen', 'node_modules/next/dist/bin/next', ['typegen'], { quiet: true })
  // Everything anew: what an earlier run remembers can hide errors in files that did not change themselves.
  await runNode('tsc', 'node_modules/typescript/bin/tsc', ['--noEmit', '--incremental', 'false'])
})
