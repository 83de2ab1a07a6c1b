import 'server-only'
import pg from 'pg'

/**
 * Runs work on a connection of its own without limits of time: copying a database takes as long as it takes. Values are
 * written as text, so times and dates must read the same on every machine.
 */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'porchlight-backup',
    options: '-c datestyle=ISO -c timezone=UTC -c intervalstyle=iso_8601 -c extra_float_digits=1',
  })
  // A connection that is lost fails the statement that waits for it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export type Client = pg.Client

/** Each name between double quotes. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
