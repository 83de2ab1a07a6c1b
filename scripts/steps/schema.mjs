import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { BASELINE, LAST_REPLACED } from '../../lib/platform/database/baseline.mjs'
import { UNLIMITED } from '../../lib/platform/database/limits.mjs'
import { setRoleLimits } from '../../lib/platform/database/role-limits.mjs'
import {
  hasSqlFunctions,
  readSqlFunctions,
  replaceSqlFunctions,
} from '../../lib/platform/database/sql-functions.mjs'
import { root } from '../root.mjs'
import { runNode } from './command.mjs'
import { step } from './progress.mjs'

const LOCK_NOT_AVAILABLE = '55P03'
/** Tries to replace functions, half a second apart. An import may write to a trigger's table for minutes. */
const TRIES = 300

/** The address of PostgreSQL itself, when `url` may lead to a pooler (decision 120). */
export const directUrl = (url) => process.env.DATABASE_DIRECT_URL || url

/**
 * Migrates a database to the current schema, then replaces its functions and triggers when they differ from
 * prisma/functions (decision 074). Several instances may run it at once: each step takes a lock.
 * @throws Error when the database does not exist, cannot be reached, or is older than the baseline
 */
export async function migrateDatabase(url) {
  await withClient(url, async (client) => {
    await adoptBaseline(client)
    if (!(await hasEveryMigration(client))) await applyMigrations(url)
    const functions = await readSqlFunctions(root)
    if (!(await hasSqlFunctions(client, functions))) await applyFunctions(client, functions)
    if (process.env.DATABASE_DIRECT_URL) await setRoleLimits(client)
  })
}

async function applyMigrations(url) {
  const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: '' }
  await step('Applying migrations', 'Applied migrations', () =>
    runNode('Applying migrations', 'scripts/prisma.mjs', ['migrate', 'deploy'], { env, quiet: true }),
  )
}

/** Waits only briefly for each lock: requests queue behind it, and a deadlock would cost one of them. */
async function applyFunctions(client, functions) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`set local lock_timeout = '100ms'`)
        await client.query(`select pg_advisory_xact_lock(hashtextextended('prisma/functions', 0))`)
        // Another instance may have been first.
        if (!(await hasSqlFunctions(client, functions))) await replaceSqlFunctions(client, functions)
      })
    } catch (error) {
      if (error.code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error
      await sleep(500)
    }
  }
}

/** True when Prisma would have nothing to do, which costs it two seconds to find out. */
async function hasEveryMigration(client) {
  if (!(await hasMigrationsTable(client))) return false
  const { rows } = await client.query(
    'select migration_name as name, checksum, finished_at is not null and rolled_back_at is null as ran from _prisma_migrations',
  )
  const folder = join(root, 'prisma', 'migrations')
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  if (rows.length !== names.length || !rows.every(({ ran }) => ran)) return false
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const { name } of names) if (checksums.get(name) !== (await checksumOf(name))) return false
  return true
}

async function hasMigrationsTable(client) {
  const { rows } = await client.query(`select to_regclass('_prisma_migrations') is not null as exists`)
  return rows[0].exists
}

async function checksumOf(migration) {
  const sql = await readFile(join(root, 'prisma', 'migrations', migration, 'migration.sql'))
  return createHash('sha256').update(sql).digest('hex')
}

/** Connects first: Prisma would create a missing database, which would then be seeded with demo data. */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, options: UNLIMITED })
  // A connection lost during the migrations fails the next statement.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(unreachable(url, error), { cause: error })
  }
  try {
    return await work(client)
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

/** Replaces the records of the migrations before the baseline with the baseline's, if all of them ran. */
async function adoptBaseline(client) {
  if (!(await hasMigrationsTable(client))) return
  await inTransaction(client, async () => {
    await client.query('lock table _prisma_migrations in access exclusive mode')
    const { rows } = await client.query('select migration_name as name, finished_at from _prisma_migrations')
    if (rows.length === 0 || rows.some(({ name }) => name === BASELINE)) return
    const isComplete = rows.some(({ name, finished_at }) => name === LAST_REPLACED && finished_at)
    if (!isComplete)
      throw new Error('This database is older than version 0.1.0. Start version 0.1.0 on it once.')
    await recordBaseline(client)
  })
}

async function inTransaction(client, work) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function recordBaseline(client) {
  await client.query('delete from _prisma_migrations where migration_name <= $1', [LAST_REPLACED])
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), await checksumOf(BASELINE), BASELINE],
  )
}
