import 'server-only'
import * as z from 'zod'
import { askHubspot, HubspotError } from '@/lib/platform/integrations/hubspot-api'

/** A unique property of ours on contacts and deals: what was made before we could note it is found by it. */
export const LEAD_ID = 'porchlight_lead_id'

type Kind = 'contacts' | 'deals'
type Properties = Record<string, string>

const recordSchema = z.object({ id: z.string() })
const path = (kind: Kind, rest = '') => `/crm/v3/objects/${kind}${rest}`

/** The id of the record with that value of a unique property, null when there is none. @throws HubspotError */
export async function findRecord(
  kind: Kind,
  property: 'email' | typeof LEAD_ID,
  value: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const where = path(kind, `/${encodeURIComponent(value)}?idProperty=${property}`)
  return orNull(askHubspot('GET', where, null, recordSchema, signal))
}

/** @returns false when it is not there any more. @throws HubspotError */
export async function changeRecord(kind: Kind, id: string, properties: Properties, signal?: AbortSignal) {
  const where = path(kind, `/${encodeURIComponent(id)}`)
  return (await orNull(askHubspot('PATCH', where, { properties }, recordSchema, signal))) !== null
}

/** The type of the association that HubSpot itself defines from a deal to its contact. */
const DEAL_TO_CONTACT = 3

/** @returns its id; of a contact that was made meanwhile, that one's. @throws HubspotError */
export async function makeRecord(
  kind: Kind,
  properties: Properties,
  contactId: string | null,
  signal?: AbortSignal,
): Promise<string> {
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: DEAL_TO_CONTACT }]
  const body = { properties, ...(contactId && { associations: [{ to: { id: contactId }, types }] }) }
  try {
    return (await askHubspot('POST', path(kind), body, recordSchema, signal)).id
  } catch (error) {
    const words = error instanceof HubspotError && error.status === 409 ? error.message : ''
    const existing = /Existing ID: (\d+)/.exec(words)?.[1]
    if (existing) return existing
    throw error
  }
}

async function orNull(asked: Promise<{ id: string }>): Promise<string | null> {
  try {
    return (await asked).id
  } catch (error) {
    if (error instanceof HubspotError && error.status === 404) return null
    throw error
  }
}
