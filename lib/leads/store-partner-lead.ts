import 'server-only'
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { pool } from '@/lib/db'

const CHANNEL = `update lead_consents set channel = 'partner-api'
  where tour_request_id = $1::uuid and channel = 'web-form'`

/**
 * Calls take_in_lead for what a partner sent: the evidence of consent says, in the same commit, that the family gave it elsewhere and
 * not on a form of ours.
 */
export async function takeInForPartner<R extends QueryResultRow & { outcome: { outcome: string } }>(
  call: QueryConfig,
): Promise<QueryResult<R>> {
  const client = await pool().connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const result = await client.query<R>(call)
    const told = result.rows[0]?.outcome as { outcome: string; leadId?: string } | undefined
    if (told?.outcome === 'stored') await client.query(CHANNEL, [told.leadId])
    await client.query('commit')
    return result
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
