import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { HUBSPOT, pipelinesSchema } from '@/lib/desk/crm/connection'
import { LEAD_ID } from '@/lib/desk/crm/hubspot-records'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { callHubspot, isHubspotConfigured, orMissing } from '@/lib/platform/integrations/hubspot-api'

/** Loads HubSpot's pipelines and creates our property. @throws AppError 403, 409 when not set up, 502 */
export async function checkHubspot(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'accounts')
  if (!isHubspotConfigured()) throw conflict('HubSpot is not set up: see .env.example')
  const { results } = await callHubspot(
    'GET',
    '/crm/v3/pipelines/deals',
    null,
    z.object({ results: pipelinesSchema }),
  )
  await ensureProperty('contacts', 'contactinformation')
  await ensureProperty('deals', 'dealinformation')
  const data = { pipelines: results, checkedAt: new Date(), problem: null, problemSince: null }
  await db.crmConnection.upsert({ where: { id: HUBSPOT }, update: data, create: { id: HUBSPOT, ...data } })
  return results.length === 1
    ? 'HubSpot answers, with one pipeline.'
    : `HubSpot answers, with ${results.length} pipelines.`
}

/** Unique, so that concurrent deliveries cannot create a lead twice. */
async function ensureProperty(kind: 'contacts' | 'deals', groupName: string): Promise<void> {
  const known = await orMissing(
    callHubspot('GET', `/crm/v3/properties/${kind}/${LEAD_ID}`, null, z.unknown()),
  )
  if (known) return
  const property = { name: LEAD_ID, label: 'Porchlight lead', type: 'string', fieldType: 'text', groupName }
  await callHubspot('POST', `/crm/v3/properties/${kind}`, { ...property, hasUniqueValue: true }, z.unknown())
}
