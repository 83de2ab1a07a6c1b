// `node scripts/migrate.mjs`: migrates the database to the current schema (deployments).
import { loadEnvironmentFile } from './environment-file.mjs'
import { runCommand } from './steps/lifecycle.mjs'
import { directUrl, migrateDatabase } from './steps/schema.mjs'

await runCommand(async () => {
  loadEnvironmentFile()
  if (!process.env.DATABASE_URL) throw new Error('Set DATABASE_URL to the database to migrate.')
  await migrateDatabase(directUrl(process.env.DATABASE_URL))
})
