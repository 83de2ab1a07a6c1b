import pg from 'pg'
import { runNode } from '../steps/command.mjs'
import { createDatabase } from '../test/throwaway-postgres.mjs'

/** Runs tests on a database made by the copy's own migrations and functions instead of the checkout's. */
export async function withTemplateOf(folder, postgres, run) {
  await administer(postgres, 'alter database template_empty rename to template_sound')
  try {
    await createDatabase(postgres, 'template_empty')
    const env = { DATABASE_URL: postgres.url('template_empty') }
    const options = { cwd: folder, quiet: true, env }
    await runNode('Applying migrations', 'scripts/migrate.mjs', [], options)
    return await run()
  } finally {
    await administer(postgres, 'drop database if exists template_empty with (force)')
    await administer(postgres, 'alter database template_sound rename to template_empty')
  }
}

async function administer(postgres, sql) {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
