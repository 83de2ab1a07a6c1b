import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { HUBSPOT, pipelinesSchema } from '@/lib/desk/crm/connection'
import { LEAD_ID } from '@/lib/desk/crm/hubspot-records'
import { db } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import { askHubspot, HubspotError, hubspotIsSet } from '@/lib/platform/integrations/hubspot-api'

/**
 * Asks HubSpot for its pipelines and makes the property by which it knows our leads. @returns words for people
 * @throws AppError 403, 409 when HubSpot is not set up, 502 with what HubSpot says
 */
export async function checkHubspot(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'crmConnection')
  if (!hubspotIsSet()) throw conflict('HubSpot is not set up: see .env.example')
  try {
    const { results } = await askHubspot(
      'GET',
      '/crm/v3/pipelines/deals',
      null,
      z.object({ results: pipelinesSchema }),
    )
    await assureProperty('contacts', 'contactinformation')
    await assureProperty('deals', 'dealinformation')
    const data = { pipelines: results, checkedAt: new Date(), problem: null, problemSince: null }
    await db.crmConnection.upsert({ where: { id: HUBSPOT }, update: data, create: { id: HUBSPOT, ...data } })
    return results.length === 1
      ? 'HubSpot answers, with one pipeline.'
      : `HubSpot answers, with ${results.length} pipelines.`
  } catch (error) {
    if (error instanceof HubspotError) throw new AppError('bad-gateway', 502, error.message)
    throw error
  }
}

/** Unique: a lead that is told twice at once cannot become two. */
async function assureProperty(kind: 'contacts' | 'deals', groupName: string): Promise<void> {
  const known = await askHubspot('GET', `/crm/v3/properties/${kind}/${LEAD_ID}`, null, z.unknown()).catch(
    (error: unknown) => {
      if (error instanceof HubspotError && error.status === 404) return null
      throw error
    },
  )
  if (known) return
  const property = { name: LEAD_ID, label: 'Porchlight lead', type: 'string', fieldType: 'text', groupName }
  await askHubspot('POST', `/crm/v3/properties/${kind}`, { ...property, hasUniqueValue: true }, z.unknown())
}
