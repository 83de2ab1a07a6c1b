import type pg from 'pg'

/** Number of connections to the client's database that are waiting for a lock. */
export async function countLockWaits(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].n
}
