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
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Tests create and remove so many files that a disk file system took a fifth of the processor time. */
const IN_MEMORY = '/dev/shm'
const LEAST_FREE_BYTES = 8 * 1024 ** 3
const SETTINGS = { max_connections: '300' }

/**
 * Starts a PostgreSQL for this run, with a migrated `template_empty`. `isDurable` turns fsync on.
 * @param {{ isDurable?: boolean, cleanUpWith?: (undo: () => Promise<void>) => void }} [options]
 * @returns {Promise<{ url: (database: string) => string, release: () => Promise<void> }>} release removes it
 */
export async function openThrowawayPostgres({ isDurable = false, cleanUpWith } = {}) {
  await removeLeftovers()
  const folder = join(parentFor(isDurable), basename(sharedFolder(`${PREFIX}${process.pid}`)))
  const settings = isDurable ? SETTINGS : { ...SETTINGS, ...NOT_DURABLE }
  const opening = openServer({ folder, account: prepare(folder), settings })
  const release = async () => {
    await (await opening).release()
    rmSync(folder, { recursive: true, force: true })
  }
  // Before the migrations, which an ending command never finishes.
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

/** Creates `template_seeded` with the demo provider. @returns {Promise<string>} the folder of its pictures */
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

export async function createDatabase(server, name, template = 'template1') {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
}

function parentFor(isDurable) {
  return !isDurable && freeBytes(IN_MEMORY) >= LEAST_FREE_BYTES ? IN_MEMORY : dirname(sharedFolder())
}

function freeBytes(folder) {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Removes the folders of killed runs, which end with their process id. */
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
