import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** `empty`: migrated, no rows. `seeded`: with demo data (created only when a run needs it). */
export type Template = 'empty' | 'seeded'

/** Creates a database from a template. @returns its URL and `drop`, which also ends all connections to it */
export async function createDatabase(
  template: Template = 'empty',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = serverUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template template_${template} strategy file_copy`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  }
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error('Run the tests with: npm test -- integration [file]')
  return url
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
