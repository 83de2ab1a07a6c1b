import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { prepare, sharedFolder } from '../embedded-postgres/place.mjs'
import { stopServer } from '../embedded-postgres/process.mjs'
import { openServer } from '../embedded-postgres/server.mjs'
import { root } from '../root.mjs'
import { runNode } from '../steps/command.mjs'
import { migrateDatabase } from '../steps/schema.mjs'

const PREFIX = '-test-'
/** The data is thrown away, so nothing has to reach the disk. */
const THROWN_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Where files are kept in memory: tests make and remove so many that a disk's file system took a fifth of the processor. */
const IN_MEMORY = '/dev/shm'
const LEAST_FREE_BYTES = 8 * 1024 ** 3
const SETTINGS = { max_connections: '300' }

/**
 * A PostgreSQL of this run's own, with `template_empty` migrated.
 * @param {{ isDurable?: boolean, cleanUpWith?: (undo: () => Promise<void>) => void }} [options] isDurable: commits as
 *   durable as a real installation's, for what measures writes; cleanUpWith: takes what removes it, at whatever step it is
 * @returns {Promise<{ url: (database: string) => string, release: () => Promise<void> }>} release removes it
 */
export async function openThrowawayPostgres({ isDurable = false, cleanUpWith } = {}) {
  await removeLeftovers()
  const folder = join(parentFor(isDurable), basename(sharedFolder(`${PREFIX}${process.pid}`)))
  const settings = isDurable ? SETTINGS : { ...SETTINGS, ...THROWN_AWAY }
  const opening = openServer({ folder, account: prepare(folder), settings })
  const release = async () => {
    await (await opening).release()
    rmSync(folder, { recursive: true, force: true })
  }
  // Not after the migrations: a command on its way out finishes none, and would wait for them.
  cleanUpWith?.(release)
  const server = await opening
  try {
    await createDatabase(server, 'template_empty')
    await migrateDatabase(server.url('template_empty'))
  } catch (error) {
    await release()
    throw error
  }
  return { url: server.url, release }
}

/**
 * Makes `template_seeded`: the migrated database with the demo provider in it.
 * @returns {Promise<string>} the data folder with its pictures
 */
export async function seedTemplate(server) {
  const dataDir = join(root, '.build', 'test-data')
  await createDatabase(server, 'template_seeded', 'template_empty')
  const env = {
    DATABASE_URL: server.url('template_seeded'),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DEMO_PHOTOGRAPHS: '',
  }
  env.NEXTAUTH_SECRET = 'a secret that only the tests use, 32 characters or more'
  await runNode('Seeding', 'scripts/run.mjs', ['prisma/seed/run.ts', '--complete'], { env, quiet: true })
  return dataDir
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

/** In memory where there is plenty of it, unless its writes are to reach a disk. */
function parentFor(isDurable) {
  return !isDurable && freeBytes(IN_MEMORY) >= LEAST_FREE_BYTES ? IN_MEMORY : dirname(sharedFolder())
}

function freeBytes(folder) {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** What a killed run left behind: its folder carries the run's process id. */
async function removeLeftovers() {
  const start = basename(sharedFolder(PREFIX))
  for (const parent of [dirname(sharedFolder()), IN_MEMORY].filter((folder) => existsSync(folder))) {
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(start))) {
      if (isAlive(Number(name.slice(start.length)))) continue
      const folder = join(parent, name)
      if (existsSync(join(folder, 'data'))) await stopServer(join(folder, 'data'))
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
