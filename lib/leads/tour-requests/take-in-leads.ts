import 'server-only'
import { DatabaseError, type QueryConfig } from 'pg'
import { pool } from '@/lib/platform/database/db'
import { inLots } from '@/lib/platform/outbox/in-lots'

/** Two cores store most this way: with more, each is smaller; with one, the database waits for us between two. */
const LOTS_AT_ONCE = 2
/** What is stored together is answered together. */
const LOT_AT_MOST = 8

/**
 * The call that stores one lead. It waits for others of its family, and for whoever has their rows.
 * @param input the JSON that take_in_lead takes (lib/leads/tour-requests/lead-row.ts)
 */
export function takeInAlone(input: string): QueryConfig {
  // Named, so that each connection parses it once.
  return { name: 'take-in-lead', text: 'select take_in_lead($1::jsonb) as outcome', values: [input] }
}

/**
 * Stores leads that come at one moment in one call and one commit, which spares each of them a round trip, a commit and a change of
 * process. They wait for nobody together: a call that meets a lock it cannot have at once, or that one of them spoils, leaves
 * nothing behind, and each is stored by itself (decision 012).
 * @returns what take_in_lead answered to this one, after the commit
 */
export const takeInTogether = inLots<string, unknown>(
  async (inputs) => {
    try {
      const { rows } = await pool().query<{ place: number; outcome: unknown }>({
        name: 'take-in-leads',
        text: 'select place, outcome from take_in_leads($1::jsonb[])',
        values: [inputs],
      })
      return rows.sort((a, b) => a.place - b.place).map(({ outcome }) => outcome)
    } catch (error) {
      // Of a database that does not answer there is no use in asking again for each.
      return inputs.map(error instanceof DatabaseError ? askAlone : () => Promise.reject(error))
    }
  },
  { atOnce: LOTS_AT_ONCE, atMost: LOT_AT_MOST },
)

async function askAlone(input: string): Promise<unknown> {
  const { rows } = await pool().query<{ outcome: unknown }>(takeInAlone(input))
  return rows[0]?.outcome
}
