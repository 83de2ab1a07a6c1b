import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const RETRY_FOR_MS = 60_000

/** Questions to a database whose server is killed now and then: each is asked until it is answered. */
export type PatientSql = {
  query<T extends object>(text: string, values?: unknown[]): Promise<{ rows: T[]; rowCount: number | null }>
  end(): Promise<void>
}

/** Over connections of its own, past every fault that is put between the product and its database. */
export function openPatientSql(databaseUrl: string): PatientSql {
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

/** No mistake in the question: the server is shutting down, starting or gone (classes 08 and 57P, or no answer at all). */
function isAway(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('08') || code.startsWith('57P')
}
