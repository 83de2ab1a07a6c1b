// `node scripts/migrate.mjs`: brings the database of DATABASE_URL to the current schema (deployments).
import { loadEnvironmentFile } from './environment-file.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { migrateDatabase } from './steps/schema.mjs'

await runCommand(async () => {
  loadEnvironmentFile()
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Set DATABASE_URL to the database that should be migrated.')
  await migrateDatabase(url)
})
