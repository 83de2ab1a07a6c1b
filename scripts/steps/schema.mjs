import { Logger, runMigrations } from 'graphile-worker'
import { runNode } from './command.mjs'

/**
 * Brings a database to the current schema: our migrations, then the job queue's own. Safe when several instances do
 * it at once: both parts take a lock or notice the other.
 * @param {string} url
 */
export async function migrateDatabase(url) {
  const env = { DATABASE_URL: url }
  await runNode('Applying migrations', 'scripts/prisma.mjs', ['migrate', 'deploy'], { env, quiet: true })
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
}
