import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { BASELINE, LAST_REPLACED } from '../../lib/platform/database/baseline.mjs'
import { root } from '../root.mjs'
import { runNode } from './command.mjs'

/**
 * Brings a database to the current schema. Safe when several instances do it at once: Prisma takes a lock.
 * @param {string} url
 * @throws Error when the database does not exist, cannot be reached, or is older than the baseline
 */
export async function migrateDatabase(url) {
  await withClient(url, adoptBaseline)
  const env = { DATABASE_URL: url }
  await runNode('Applying migrations', 'scripts/prisma.mjs', ['migrate', 'deploy'], { env, quiet: true })
}

/** Opens the database first: Prisma would create a missing one, which is then filled with demo data. */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new Error(unreachable(url, error), { cause: error })
  }
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function unreachable(url, error) {
  const { host, pathname } = new URL(url)
  const name = decodeURIComponent(pathname.slice(1))
  if (error.code === '3D000')
    return `There is no database "${name}" on ${host}. Create it (createdb ${name}), or correct DATABASE_URL.`
  return `The database on ${host} cannot be opened: ${error.message || error.code}. Check DATABASE_URL.`
}

/** Replaces the records of the migrations before the baseline with the baseline's own, if all of them ran. */
async function adoptBaseline(client) {
  const { rows: found } = await client.query(`select to_regclass('_prisma_migrations') is not null as exists`)
  if (!found[0].exists) return
  await client.query('begin')
  try {
    await client.query('lock table _prisma_migrations in access exclusive mode')
    const { rows } = await client.query('select migration_name as name, finished_at from _prisma_migrations')
    if (rows.length > 0 && !rows.some(({ name }) => name === BASELINE)) {
      const isComplete = rows.some(({ name, finished_at }) => name === LAST_REPLACED && finished_at)
      if (!isComplete)
        throw new Error(`This database stopped before version 0.1.0: start that version on it once.`)
      await recordBaseline(client)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function recordBaseline(client) {
  const sql = await readFile(join(root, 'prisma', 'migrations', BASELINE, 'migration.sql'))
  const checksum = createHash('sha256').update(sql).digest('hex')
  await client.query('delete from _prisma_migrations where migration_name <= $1', [LAST_REPLACED])
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), checksum, BASELINE],
  )
}
