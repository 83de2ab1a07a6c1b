import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const RETRY_FOR_MS = 180_000

/** Queries a database whose server is killed now and then; each query is retried until it is answered. */
export type RetryingSql = {
  query<T extends object>(text: string, values?: unknown[]): Promise<{ rows: T[]; rowCount: number | null }>
  end(): Promise<void>
}

/** Connects directly, bypassing the faults between the product and its database. */
export function openRetryingSql(databaseUrl: string): RetryingSql {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 3_000 })
  pool.on('error', () => {})
  return {
    async query<T extends object>(text: string, values: unknown[] = []) {
      for (const until = Date.now() + RETRY_FOR_MS; ; await sleep(200)) {
        try {
          return await pool.query<T>(text, values)
        } catch (error) {
          if (!isAway(error) || Date.now() > until) throw error
        }
      }
    },
    end: () => pool.end(),
  }
}

/** True when the server is shutting down, starting or gone (SQLSTATE classes 08 and 57P, or no response). */
function isAway(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('08') || code.startsWith('57P')
}
