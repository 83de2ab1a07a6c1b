import pg from 'pg'
import { runNode } from './command.mjs'
import { say, step } from './progress.mjs'

/**
 * Fills an empty database with the demo provider. The seed itself refuses any database that has content.
 * @param {string} url
 * @param {Record<string, string>} env configuration beside our own environment
 */
export async function seedWhenEmpty(url, env = {}) {
  const [row] = await query(url, 'select exists (select 1 from site_settings) as filled')
  if (row.filled) {
    if (process.env.DEMO_PHOTOGRAPHS)
      say('DEMO_PHOTOGRAPHS counts for an empty database only, and this one has content already')
    return
  }
  await step(
    'Filling the empty database with the demo provider',
    'Filled the database; the worker makes the smaller pictures once the site runs',
    () =>
      runNode('Seeding', 'scripts/run.mjs', ['prisma/seed/run.ts'], { env: { ...env, DATABASE_URL: url } }),
  )
}

/** Whether somebody can sign in already; if not, /login registers the first account. */
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
