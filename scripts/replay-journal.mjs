// `npm run replay-journal`: stores what the lead journal has and the database has not (docs/operations.md).
import { runOperation } from './steps/operation.mjs'

await runOperation('backups', 'lib/server/backup/commands.ts', async ({ replayLeads }) => {
  console.log(await replayLeads())
  return 0
})
