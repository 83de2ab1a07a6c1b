import { openEmbeddedDatabase } from '../embedded-postgres/open.mjs'
import { say } from './progress.mjs'

/**
 * The database of this installation: DATABASE_URL when set, else the embedded PostgreSQL.
 * @returns {Promise<{ url: string, release: () => Promise<void> }>} release stops what was started for us
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) {
    say('Using the database of DATABASE_URL')
    return { url: process.env.DATABASE_URL, release: async () => {} }
  }
  say('Starting the embedded PostgreSQL')
  const database = await openEmbeddedDatabase(process.env.DATA_DIR || '.data')
  say(`The database is in ${database.folder}`)
  return database
}
