import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { HUBSPOT, pipelinesSchema } from '@/lib/desk/crm/connection'
import { ensureLeadIds, ensureRefusal } from '@/lib/desk/crm/hubspot-properties'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { callHubspot, isHubspotConfigured } from '@/lib/platform/integrations/hubspot-api'

/** Loads HubSpot's pipelines and creates our properties. @throws AppError 403, 409 when not set up, 502 */
export async function checkHubspot(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'accounts')
  if (!isHubspotConfigured()) throw conflict('HubSpot is not set up: see .env.example')
  const { results } = await callHubspot(
    'GET',
    '/crm/v3/pipelines/deals',
    null,
    z.object({ results: pipelinesSchema }),
  )
  await ensureLeadIds()
  await ensureRefusal()
  const data = { pipelines: results, checkedAt: new Date(), problem: null, problemSince: null }
  await db.crmConnection.upsert({ where: { id: HUBSPOT }, update: data, create: { id: HUBSPOT, ...data } })
  return results.length === 1
    ? 'HubSpot answers, with one pipeline.'
    : `HubSpot answers, with ${results.length} pipelines.`
}
