import type pg from 'pg'

/** How many connections of the client's database wait for a lock at this moment. */
export async function waitingForLock(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].n
}
