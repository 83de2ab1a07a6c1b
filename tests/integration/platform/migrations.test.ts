import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS_TABLE } from '@/lib/platform/backup/load-backup'
import { BASELINE, LAST_REPLACED } from '@/lib/platform/database/baseline.mjs'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { emptyDatabase } from '@/tests/support/empty-database'
import { runScript } from '@/tests/support/script'

const PRISMA = 'scripts/prisma.mjs'

const ownMigrations = () => readdirSync('prisma/migrations').filter((name) => /^\d/.test(name))

async function query(connectionString: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

test('T83: the migrations lead exactly to the schema', async () => {
  const args = [
    'migrate',
    'diff',
    '--from-migrations',
    'prisma/migrations',
    '--to-schema',
    'prisma/schema',
    '--exit-code',
  ]
  const { code, output } = await runScript([PRISMA, ...args], { DATABASE_URL: env().DATABASE_URL })
  expect(output).toContain('No difference detected')
  expect(code).toBe(0)
  const { rows } = await pool().query(`select 1 from pg_database where datname like 'prisma_migrate_shadow%'`)
  expect(rows).toEqual([])
})

test('the schema is written as Prisma formats it', async () => {
  const { code, output } = await runScript([PRISMA, 'format', '--check'])
  expect(output).toContain('All files are formatted correctly')
  expect(code).toBe(0)
})

test('`npm run prisma -- migrate dev` works the first time on an empty database, and the second', async () => {
  const DATABASE_URL = await emptyDatabase()
  const first = await runScript([PRISMA, 'migrate', 'dev'], { DATABASE_URL })
  expect(first.output).toContain('Your database is now in sync with your schema')
  expect(first.code).toBe(0)
  const again = await runScript([PRISMA, 'migrate', 'dev'], { DATABASE_URL })
  expect(again.output).toContain('Already in sync')
  expect(again.code).toBe(0)
})

test('T83: two instances that migrate one database at once both end well', async () => {
  const DATABASE_URL = await emptyDatabase()
  const outcomes = await Promise.all([1, 2].map(() => runScript(['scripts/migrate.mjs'], { DATABASE_URL })))
  for (const { code, output } of outcomes) expect(output, `exit code ${code}`).not.toContain('failed')
  const status = await runScript([PRISMA, 'migrate', 'status'], { DATABASE_URL })
  expect(status.output).toContain('up to date')
})

test('T83: a migration that fails half-way leaves nothing of itself behind, and says which it was', async () => {
  const DATABASE_URL = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-migrations-'))
  await cp('prisma/schema/schema.prisma', join(folder, 'schema.prisma'))
  await mkdir(join(folder, 'migrations', '1_halfway'), { recursive: true })
  await writeFile(join(folder, 'migrations', 'migration_lock.toml'), 'provider = "postgresql"\n')
  await writeFile(
    join(folder, 'migrations', '1_halfway', 'migration.sql'),
    'create table first (id int); select 1 / 0;',
  )
  const config = `export default { schema: ${JSON.stringify(folder)}, migrations: { path: ${JSON.stringify(join(folder, 'migrations'))} }, datasource: { url: process.env.DATABASE_URL } }`
  await writeFile(join(folder, 'prisma.config.ts'), config)

  const { code, output } = await runScript(
    [PRISMA, 'migrate', 'deploy', '--config', join(folder, 'prisma.config.ts')],
    { DATABASE_URL },
  )
  expect(code).not.toBe(0)
  expect(output).toContain('1_halfway')
  expect(output).toContain('division by zero')
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  expect((await client.query(`select to_regclass('first') as made`)).rows).toEqual([{ made: null }])
  await client.end()
})

describe('a database from before the baseline', () => {
  const replaced = (name: string, finished: string) =>
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values (gen_random_uuid(), 'x', '${name}', ${finished}, 1)`

  async function databaseOf(...rows: string[]): Promise<string> {
    const DATABASE_URL = await emptyDatabase()
    await query(DATABASE_URL, await readFile(`prisma/migrations/${BASELINE}/migration.sql`, 'utf8'))
    await query(DATABASE_URL, MIGRATIONS_TABLE)
    for (const row of rows) await query(DATABASE_URL, row)
    return DATABASE_URL
  }

  test('takes the baseline in the place of its own migrations', async () => {
    const DATABASE_URL = await databaseOf(
      replaced('20261121092538_init', 'now()'),
      replaced(LAST_REPLACED, 'now()'),
    )
    const { code, output } = await runScript(['scripts/migrate.mjs'], { DATABASE_URL })
    expect(output).not.toContain('failed')
    expect(code).toBe(0)
    const { rows } = await query(
      DATABASE_URL,
      'select migration_name as name from _prisma_migrations order by 1',
    )
    expect(rows).toEqual(ownMigrations().map((name) => ({ name })))
  })

  test('is refused where only some of them ran', async () => {
    const DATABASE_URL = await databaseOf(
      replaced('20261121092538_init', 'now()'),
      replaced(LAST_REPLACED, 'null'),
    )
    const { code, output } = await runScript(['scripts/migrate.mjs'], { DATABASE_URL })
    expect(code).toBe(1)
    expect(output).toContain('older than version 0.1.0')
  })
})

test('a database that does not exist is an error, and is not made', async () => {
  const DATABASE_URL = Object.assign(new URL(env().DATABASE_URL), { pathname: '/test_absent' }).href
  const { code, output } = await runScript(['scripts/migrate.mjs'], { DATABASE_URL })
  expect(code).toBe(1)
  expect(output).toContain('There is no database "test_absent"')
  const { rows } = await pool().query(`select 1 from pg_database where datname = 'test_absent'`)
  expect(rows).toEqual([])
})

test('no migration is dated after the commit that added it', () => {
  const stamp = (date: Date) => date.toISOString().replace(/\D/g, '').slice(0, 14)
  const names = ownMigrations()
  const late = names.filter((name) => {
    const log = ['log', '--diff-filter=A', '--format=%cI', '--', `prisma/migrations/${name}/migration.sql`]
    const added = execFileSync('git', log, { encoding: 'utf8' }).trim().split('\n').at(-1)
    return name.slice(0, 14) > stamp(added ? new Date(added) : new Date())
  })
  expect(names.length).toBeGreaterThan(0)
  expect(late).toEqual([])
})

describe('rules of the database itself', () => {
  test('the audit log takes new entries and refuses every change', async () => {
    await pool().query(`insert into audit_log (id, action) values (gen_random_uuid(), 'test')`)
    for (const sql of [`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log']) {
      await expect(pool().query(sql)).rejects.toThrow('audit_log is append-only')
    }
    expect((await pool().query('select action from audit_log')).rows).toEqual([{ action: 'test' }])
  })

  const blogPost = (slug: string) =>
    pool().query(
      `insert into blog_posts (id, slug, title, content, updated_at) values (gen_random_uuid(), $1, 'T', 'C', now())`,
      [slug],
    )
  const post = (slug: string) =>
    pool().query(
      `insert into posts (id, slug, title, updated_at) values (gen_random_uuid(), $1, 'T', now())`,
      [slug],
    )

  test('a slug belongs to an article or to a news post, never to both', async () => {
    await blogPost('spring-letter')
    await expect(post('spring-letter')).rejects.toMatchObject({ code: '23505', constraint: 'posts_slug_key' })
    await post('autumn-letter')
    const rename = pool().query(`update blog_posts set slug = 'autumn-letter' where slug = 'spring-letter'`)
    await expect(rename).rejects.toMatchObject({ code: '23505', constraint: 'blog_posts_slug_key' })
  })

  test('of an article and a post that take one slug at the same moment one is refused', async () => {
    const outcomes = await Promise.allSettled([
      blogPost('at-once'),
      post('at-once'),
      blogPost('at-once'),
      post('at-once'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    `insert into installation (id) values (2)`,
    `insert into exit_intent_popup (id, updated_at) values (2, now())`,
    `insert into users (id, username, password, role, updated_at) values (gen_random_uuid(), 'a', 'b', 'owner', now())`,
    `insert into page_content_sections (id, section_type, section_key, updated_at) values (gen_random_uuid(), 'a', 'b', now())`,
    `insert into tour_requests (id, name, phone, transaction_id, status, updated_at)
       values (gen_random_uuid(), 'a', 'b', 'c', 'lost', now())`,
  ])('refused: %s', async (sql) => {
    await expect(pool().query(sql)).rejects.toMatchObject({ code: '23514' })
  })
})
