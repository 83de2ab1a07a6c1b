import pg from 'pg'
import { databasePlace } from './place.mjs'
import { openServer } from './server.mjs'

const DATABASE = 'porchlight'

/** @returns {Promise<{ url: string, folder: string, release: () => Promise<void> }>} */
export async function openEmbeddedDatabase(dataDir) {
  const place = databasePlace(dataDir)
  const server = await openServer(place)
  await createDatabase(server.url('postgres'), DATABASE)
  return { url: server.url(DATABASE), folder: place.folder, release: server.release }
}

async function createDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (error.code !== '42P04') throw error
  } finally {
    await client.end()
  }
}
