import 'server-only'
import { DatabaseError } from 'pg'
import { pool } from '@/lib/platform/database/db'
import { inBatches } from '@/lib/platform/outbox/in-batches'

/** Measured optimum on two cores: more makes batches smaller, one leaves the database idle in between. */
const CONCURRENT_BATCHES = 2
const BATCH_SIZE = 8

/** Stores concurrent leads in one commit, or each alone when a lock is taken or one fails (decision 012). */
export const takeInTogether = inBatches<string, unknown>(
  async (inputs) => {
    try {
      const { rows } = await pool().query<{ place: number; outcome: unknown }>({
        name: 'take-in-leads',
        text: 'select place, outcome from take_in_leads($1::jsonb[])',
        values: [inputs],
      })
      return rows.sort((a, b) => a.place - b.place).map(({ outcome }) => outcome)
    } catch (error) {
      // If the database does not answer at all, retrying each lead is useless.
      return inputs.map(error instanceof DatabaseError ? askAlone : () => Promise.reject(error))
    }
  },
  { concurrency: CONCURRENT_BATCHES, maxSize: BATCH_SIZE },
)

async function askAlone(input: string): Promise<unknown> {
  const { rows } = await pool().query<{ outcome: unknown }>({
    // Named, so that each connection parses it once.
    name: 'take-in-lead',
    text: 'select take_in_lead($1::jsonb) as outcome',
    values: [input],
  })
  return rows[0]?.outcome
}
