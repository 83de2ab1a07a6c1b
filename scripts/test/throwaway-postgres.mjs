import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { prepare, sharedFolder } from '../embedded-postgres/place.mjs'
import { stopServer } from '../embedded-postgres/process.mjs'
import { openServer } from '../embedded-postgres/server.mjs'
import { migrateDatabase } from '../steps/schema.mjs'

const PREFIX = '-test-'
/** The data is thrown away, so nothing has to reach the disk. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/**
 * A PostgreSQL of this test run's own, with `template_empty` migrated.
 * @returns {Promise<{ url: (database: string) => string, release: () => Promise<void> }>} release removes it
 */
export async function openThrowawayPostgres() {
  await removeLeftovers()
  const folder = sharedFolder(`${PREFIX}${process.pid}`)
  const server = await openServer({ folder, account: prepare(folder), settings: SETTINGS })
  const release = async () => {
    await server.release()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await createDatabase(server, 'template_empty')
    await migrateDatabase(server.url('template_empty'))
  } catch (error) {
    await release()
    throw error
  }
  return { url: server.url, release }
}

/** Creates a database, from a template when one is named. */
export async function createDatabase(server, name, template = 'template1') {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
}

/** What a killed run left behind: its folder carries the run's process id. */
async function removeLeftovers() {
  const start = basename(sharedFolder(PREFIX))
  const parent = dirname(sharedFolder())
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(start))) {
    if (isAlive(Number(name.slice(start.length)))) continue
    const folder = join(parent, name)
    if (existsSync(join(folder, 'data'))) await stopServer(join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
