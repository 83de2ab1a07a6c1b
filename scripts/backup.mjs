// `npm run backup`: a dated backup of the database, and of the uploads when they lie on the disk (docs/operations.md).
import { runOperation } from './steps/operation.mjs'

await runOperation('backups', 'lib/platform/backup/commands.ts', async ({ backUp }) => {
  console.log(await backUp())
  return 0
})
