import 'server-only'
import { pool } from '@/lib/platform/database/db'
import type { Part } from '@/lib/server/health/part'

/** A pooler drops or refuses our limits; the role's defaults must hold instead (decision 120). */
export const poolerPart: Part = {
  name: 'pooler',
  title: 'Limits behind the pooler',
  outside: null,
  async check() {
    const { rows } = await pool().query<{ name: string }>(
      `select name from pg_settings
       where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0' order by name`,
    )
    if (rows.length === 0)
      return { state: 'good', words: 'Statements and transactions are limited', lastGoodAt: new Date() }
    return {
      state: 'bad',
      words: `Without a limit: ${rows.map(({ name }) => name).join(', ')}`,
      todo: 'Run node scripts/migrate.mjs with the role of DATABASE_URL, then RECONNECT in the pooler.',
    }
  },
}
