import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { type Client, quoted } from '@/lib/platform/backup/connect'
import { columnSequences } from '@/lib/platform/backup/dump-tables'
import { type Manifest, type TableDump, tableFile } from '@/lib/platform/backup/manifest'
import { BASELINE, LAST_REPLACED } from '@/lib/platform/database/baseline.mjs'
import { readSqlFunctions, replaceSqlFunctions } from '@/lib/platform/database/sql-functions.mjs'

const ROWS_AT_ONCE = 500
const MIGRATIONS = join(process.cwd(), 'prisma', 'migrations')

/** As Prisma creates it before the first migration. */
export const MIGRATIONS_TABLE = `create table _prisma_migrations (id varchar(36) primary key not null, checksum varchar(64) not null,
  finished_at timestamptz, migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`

/** Fills an empty database within the caller's transaction. @throws Error when anything does not match */
export async function loadBackup(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await assertEmpty(client)
  await client.query(MIGRATIONS_TABLE)
  const migrations = await currentMigrations(manifest.migrations)
  for (const migration of migrations) await migrate(client, migration)
  const folders = (await readdir(MIGRATIONS, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  // They may need an older backup's missing migrations, so its functions wait for the next start.
  if (folders.length === migrations.length)
    await replaceSqlFunctions(client, await readSqlFunctions(process.cwd()))
  const foreignKeys = await dropForeignKeys(client)
  for (const table of manifest.tables) await loadTable(client, folder, table)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
  for (const { sequence, table, column } of await columnSequences(client)) {
    const next = `(select coalesce(max(${column}), 0) + 1 from ${table})`
    await client.query(`select setval('${sequence}', ${next}, false)`)
  }
}

async function assertEmpty(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  )
  if (rows.length > 0) throw new Error('The database is not empty. Restore the backup into an empty database')
}

/** @throws Error when this build's migration differs from the backup's */
async function migrate(client: Client, { name, checksum }: Manifest['migrations'][number]): Promise<void> {
  const script = await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8').catch(() => {
    throw new Error(
      `The backup needs the migration ${name}, which this build does not have. Use a newer build`,
    )
  })
  if (createHash('sha256').update(script).digest('hex') !== checksum) {
    throw new Error(`The migration ${name} of this build differs from the one in the backup`)
  }
  await client.query(script)
}

type ForeignKey = { table: string; name: string; definition: string }

/** Rows arrive table by table, and a table may refer to itself. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}

async function loadTable(client: Client, folder: string, table: TableDump): Promise<void> {
  const file = tableFile(folder, table.name)
  await assertUndamaged(file, table)
  const name = quoted(table.name)
  // Migrations may have inserted rows that the backup has, too; triggers checked these rows when written.
  await client.query(`alter table ${name} disable trigger user`)
  await client.query(`delete from ${name}`)
  // Without generated columns.
  const list = table.columns.map(quoted).join(', ')
  await client.query(`create temp table read_row as select ${list} from ${name} with no data`)
  let rows = 0
  for await (const lines of linesOf(file)) {
    rows += lines.length
    await client.query(
      `insert into ${name} (${list}) select (read).* from (select line::read_row as read from unnest($1::text[]) as line offset 0) as lines`,
      [lines],
    )
  }
  await client.query('drop table read_row')
  await client.query(`alter table ${name} enable trigger user`)
  if (rows !== table.rows)
    throw new Error(`${table.name} has ${rows} rows in the backup instead of ${table.rows}`)
}

/** Splits at line feeds only: strings may contain other line separators. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  const zip = createReadStream(file).pipe(createGunzip()).setEncoding('utf8')
  let rest = ''
  let lines: string[] = []
  for await (const chunk of zip) {
    const parts = (rest + (chunk as string)).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts.map((line) => JSON.parse(line) as string))
    if (lines.length < ROWS_AT_ONCE) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}

async function assertUndamaged(file: string, { name, sha256 }: TableDump): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: the rows of ${name} do not match its checksum`)
}

type Migrations = Manifest['migrations']

/** The migrations that make a backup's schema in this build: the baseline replaced those of version 0.1.0. */
async function currentMigrations(migrations: Migrations): Promise<Migrations> {
  if (!migrations.some(({ name }) => name === LAST_REPLACED)) return migrations
  const sql = await readFile(join(process.cwd(), 'prisma', 'migrations', BASELINE, 'migration.sql'))
  return [{ name: BASELINE, checksum: createHash('sha256').update(sql).digest('hex') }]
}
