import 'server-only'
import { takeInAlone } from '@/lib/leads/tour-requests/take-in-leads'
import { pool } from '@/lib/platform/database/db'

const CHANNEL = 'update lead_consents set channel = $2 where tour_request_id = $1::uuid'

/** Stores a partner's lead and, in the same commit, marks its consent as given outside our forms. */
export async function takeInOverChannel(input: string, channel: string): Promise<unknown> {
  const client = await pool().connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ outcome: { outcome: string; leadId?: string } }>(takeInAlone(input))
    const outcome = rows[0]?.outcome
    if (outcome?.outcome === 'stored') await client.query(CHANNEL, [outcome.leadId, channel])
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      failure = lost
    })
    throw error
  } finally {
    // Discards a connection that cannot even roll back.
    client.release(failure)
  }
}
