// `npm run backup`: backs up the database, and uploads that are stored on disk (docs/operations.md).
import { runOperation } from './steps/operation.mjs'

await runOperation('backups', 'lib/server/backup/commands.ts', async ({ backUp }) => {
  console.log(await backUp())
  return 0
})
