// `npm run typecheck`: checks all types, after generating the database client and Next's route types.
import { runNode } from './steps/command.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { ensurePrismaClient } from './steps/prisma-client.mjs'

await runCommand(async () => {
  await ensurePrismaClient()
  await runNode('next typegen', 'node_modules/next/dist/bin/next', ['typegen'], { quiet: true })
  // Incremental state of an earlier run can hide errors in unchanged files.
  await runNode('tsc', 'node_modules/typescript/bin/tsc', ['--noEmit', '--incremental', 'false'])
})
