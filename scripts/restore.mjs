// `npm run restore -- FOLDER`: restores a backup into the installation's empty database (docs/operations.md).
// `npm run restore -- --check [FOLDER]`: tries that backup, or the newest, in a scratch database.
import { runOperation } from './steps/operation.mjs'

const [first, ...more] = process.argv.slice(2)
const isCheck = first === '--check'
const [folder, ...rest] = isCheck ? more : process.argv.slice(2)
if (rest.length > 0 || (!isCheck && !folder) || folder?.startsWith('--')) {
  console.error('Usage: npm run restore -- FOLDER\n       npm run restore -- --check [FOLDER]')
  process.exit(2)
}
await runOperation('backups', 'lib/server/backup/commands.ts', async ({ checkRestore, restore }) => {
  console.log(isCheck ? await checkRestore(folder) : await restore(folder))
  return 0
})
