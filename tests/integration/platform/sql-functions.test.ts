import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSqlFunctions } from '@/lib/platform/database/sql-functions.mjs'
import { createDatabase } from '@/tests/support/database'
import { runScript } from '@/tests/support/script'

let database: Awaited<ReturnType<typeof createDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

const values = async (sql: string) =>
  (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value)

/** Definitions as PostgreSQL writes them, without the schema's name and without those of extensions. */
const functions = () =>
  values(`select replace(pg_get_functiondef(p.oid), 'FUNCTION public.', 'FUNCTION ') as value from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid`)

const triggers = () =>
  values(`select replace(replace(pg_get_triggerdef(oid), ' ON public.', ' ON '), 'CREATE ', 'CREATE OR REPLACE ') as value
    from pg_trigger where not tgisinternal order by tgname`)

/** Changes whenever a function is replaced. */
const versions = () =>
  values(`select xmin || ' ' || proname as value from pg_proc where prosrc <> '' order by oid`)

const migrate = () => runScript(['scripts/migrate.mjs'], { DATABASE_URL: database.url })

/** Leaves the database as another build would have it. */
async function givenOtherFunctions(): Promise<void> {
  await client.query(
    `create or replace function webhook_event_of(entry text) returns text language sql as 'select entry'`,
  )
  await client.query(`comment on function take_in_leads(jsonb[]) is 'another digest'`)
}

test('a new database has the functions and triggers of prisma/functions word for word, and no other', async () => {
  const { sql } = await readSqlFunctions('.')
  const [made, fired] = [await functions(), await triggers()]
  expect(made.filter((definition) => !sql.includes(`${definition.trimEnd()};`))).toEqual([])
  expect(fired.filter((definition) => !sql.includes(`${definition};`))).toEqual([])
  expect(made).toHaveLength(sql.split('CREATE OR REPLACE FUNCTION').length - 1)
  expect(fired).toHaveLength(sql.split('CREATE OR REPLACE TRIGGER').length - 1)
})

test('a start replaces the functions of another build, and leaves its own alone', async () => {
  const before = await functions()
  await givenOtherFunctions()
  expect(await migrate()).toMatchObject({ code: 0 })
  expect(await functions()).toEqual(before)
  const written = await versions()
  expect(await migrate()).toMatchObject({ code: 0 })
  expect(await versions()).toEqual(written)
})

test('T83: two instances that replace functions at once both end well', async () => {
  const before = await functions()
  await givenOtherFunctions()
  const outcomes = await Promise.all([migrate(), migrate()])
  expect(outcomes).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(await functions()).toEqual(before)
})

test('a transaction that holds the table of a trigger delays the start, and loses nothing', async () => {
  const before = await functions()
  await givenOtherFunctions()
  await client.query('begin')
  await client.query('lock table lead_events in row exclusive mode')
  const started = migrate()
  const asking = `select 1 as value from pg_locks where relation = 'lead_events'::regclass and not granted`
  while ((await values(asking)).length === 0);
  await client.query('commit')
  expect(await started).toMatchObject({ code: 0 })
  expect(await functions()).toEqual(before)
})
