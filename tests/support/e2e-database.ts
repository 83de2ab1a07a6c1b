import { Client } from 'pg'

/** Queries the database of the server under browser tests (tests/support/e2e-server.ts). */
export async function rows<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows as T[]
  } finally {
    await client.end()
  }
}
