import { IDLE_IN_TRANSACTION_MS, STATEMENT_TIMEOUT_MS } from './limits.mjs'

const LIMITS = [
  `statement_timeout=${STATEMENT_TIMEOUT_MS}ms`,
  `idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}ms`,
]

/**
 * Makes our limits the defaults of our role in this database. A pooler refuses them as startup parameters and
 * would hand a session's SET to whoever gets that connection next (decision 120).
 * @param {import('pg').Client} client on a direct connection
 */
export async function setRoleLimits(client) {
  if (await hasRoleLimits(client)) return
  await client.query('begin')
  try {
    // Instances that start together would update one row of the catalog at once, which fails.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('porchlight/role-limits', 0))`)
    const { rows } = await client.query('select current_database() as name')
    const database = client.escapeIdentifier(rows[0].name)
    for (const limit of LIMITS) {
      const [setting, value] = limit.split('=')
      await client.query(`alter role current_user in database ${database} set ${setting} = '${value}'`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function hasRoleLimits(client) {
  const { rows } = await client.query(
    `select 1 from pg_db_role_setting s
     join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
     where d.datname = current_database() and r.rolname = current_user and s.setconfig @> $1::text[]`,
    [LIMITS],
  )
  return rows.length > 0
}
