// `npm run build`: the production build. Needs no database and no network.
import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { hintCompilation } from './compile-hints.mjs'
import { precompress } from './precompress.mjs'
import { root } from './root.mjs'
import { recordBuild } from './steps/build.mjs'
import { runNode } from './steps/command.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { ensurePrismaClient } from './steps/prisma-client.mjs'

await runCommand(async () => {
  await ensurePrismaClient()
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await runNode('next build', 'node_modules/next/dist/bin/next', ['build'], { env })
  await bundle({
    server: 'server.ts',
    worker: 'lib/server/worker/worker-process.ts',
    seed: 'prisma/seed/run.ts',
    'clear-second-factor': 'lib/accounts/second-factor/clear-second-factor.ts',
    backups: 'lib/server/backup/commands.ts',
    'move-to-store': 'lib/records/images/move-to-store-process.ts',
  })
  await hintCompilation(join(root, '.next'))
  await precompress(join(root, '.next', 'static'))
  recordBuild()
})
