import 'server-only'
import { takeInAlone } from '@/lib/leads/tour-requests/take-in-leads'
import { pool } from '@/lib/platform/database/db'

const CHANNEL = `update lead_consents set channel = 'partner-api'
  where tour_request_id = $1::uuid and channel = 'web-form'`

/**
 * Calls take_in_lead for what a partner sent: the evidence of consent says, in the same commit, that the family gave it elsewhere and
 * not on a form of ours.
 */
export async function takeInForPartner(input: string): Promise<unknown> {
  const client = await pool().connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ outcome: { outcome: string; leadId?: string } }>(takeInAlone(input))
    const told = rows[0]?.outcome
    if (told?.outcome === 'stored') await client.query(CHANNEL, [told.leadId])
    await client.query('commit')
    return told
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      failure = lost
    })
    throw error
  } finally {
    // A connection that cannot even roll back is not used again.
    client.release(failure)
  }
}
