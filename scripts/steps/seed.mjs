import pg from 'pg'
import { runNode } from './command.mjs'
import { say, step } from './progress.mjs'

/** Fills an empty database with the demo provider; `env` is added to ours. */
export async function seedWhenEmpty(url, env = {}) {
  if (await isStarted(url)) {
    if (process.env.DEMO_PHOTOGRAPHS) say('DEMO_PHOTOGRAPHS is ignored: it applies only to an empty database')
    return
  }
  await step(
    'Filling the empty database with the demo provider',
    'Filled the database; the worker resizes the pictures once the site runs',
    () =>
      runNode('Seeding', 'scripts/run.mjs', ['prisma/seed/run.ts'], { env: { ...env, DATABASE_URL: url } }),
  )
}

/** Remembers on an empty database that it starts without the demo, also at the next `npm start`. */
export async function stayEmpty(url) {
  if (await isStarted(url)) {
    const [row] = await query(
      url,
      'select exists (select 1 from installation where seeded_at is not null) as demo',
    )
    if (row.demo) say('--empty applies only to an empty database. To remove the demo, open the setup guide')
    return
  }
  say('The database stays empty')
  await query(
    url,
    'insert into installation (id, starts_empty) values (1, true) on conflict (id) do update set starts_empty = true',
  )
}

async function isStarted(url) {
  const [row] = await query(
    url,
    `select exists (select 1 from site_settings)
      or exists (select 1 from installation where starts_empty or seeded_at is not null) as started`,
  )
  return row.started
}

/** False on a new installation, whose /login registers the first account. */
export async function hasAccounts(url) {
  const [row] = await query(url, 'select exists (select 1 from users) as found')
  return row.found
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
