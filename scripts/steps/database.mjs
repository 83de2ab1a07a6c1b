import { openEmbeddedDatabase } from '../embedded-postgres/open.mjs'
import { say } from './progress.mjs'

/**
 * Opens DATABASE_URL if set, else the embedded PostgreSQL, which `release` stops.
 * @returns {Promise<{ url: string, release: () => Promise<void> }>}
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) {
    say('Using the database at DATABASE_URL')
    return { url: process.env.DATABASE_URL, release: async () => {} }
  }
  say('Starting the embedded PostgreSQL')
  const database = await openEmbeddedDatabase(process.env.DATA_DIR || '.data')
  say(`The database is in ${database.folder}`)
  return database
}
