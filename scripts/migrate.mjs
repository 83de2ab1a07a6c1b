// `node scripts/migrate.mjs`: migrates the database of DATABASE_URL to the current schema (deployments).
import { loadEnvironmentFile } from './environment-file.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { migrateDatabase } from './steps/schema.mjs'

await runCommand(async () => {
  loadEnvironmentFile()
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Set DATABASE_URL to the database to migrate.')
  await migrateDatabase(url)
})
