import { runNode } from './command.mjs'

/**
 * Brings a database to the current schema. Safe when several instances do it at once: it takes a lock.
 * @param {string} url
 */
export async function migrateDatabase(url) {
  const env = { DATABASE_URL: url }
  await runNode('Applying migrations', 'scripts/prisma.mjs', ['migrate', 'deploy'], { env, quiet: true })
}
