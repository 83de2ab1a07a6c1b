import 'server-only'
import pg from 'pg'
import { UNLIMITED } from '@/lib/platform/database/limits.mjs'

/** Runs work on its own connection, without timeouts and with machine-independent text output. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'porchlight-backup',
    options: `${UNLIMITED} -c datestyle=ISO -c timezone=UTC -c intervalstyle=iso_8601 -c extra_float_digits=1`,
  })
  // A lost connection also fails the pending statement.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export type Client = pg.Client

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
