import 'server-only'
import * as z from 'zod'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { callHubspot, hubspotPath, orMissing } from '@/lib/platform/integrations/hubspot-api'
import { nationalNumber } from '@/lib/platform/phones/phone-e164'

/** Unique on contacts and deals; finds records whose ids we could not save. */
export const LEAD_ID = 'porchlight_lead_id'

/** On contacts: what the person refused, as words. */
export const DO_NOT_CONTACT = 'porchlight_do_not_contact'

type Kind = 'contacts' | 'deals'
type Properties = Record<string, string>

const recordSchema = z.object({ id: z.string() })
const path = (kind: Kind, rest = '') => hubspotPath('objects', `/${kind}${rest}`)

/** @returns null when there is none @throws OutsideError */
export async function findRecord(
  kind: Kind,
  property: 'email' | typeof LEAD_ID,
  value: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const where = path(kind, `/${encodeURIComponent(value)}?idProperty=${property}`)
  return (await orMissing(callHubspot('GET', where, null, recordSchema, signal)))?.id ?? null
}

/** A contact without an email address is known by its number. @param phone E.164 @throws OutsideError */
export async function findContactByPhone(phone: string, signal?: AbortSignal): Promise<string | null> {
  // HubSpot compares these two by area code and number, however the number was typed there.
  const value = nationalNumber(phone)
  const filterGroups = [
    'hs_searchable_calculated_phone_number',
    'hs_searchable_calculated_mobile_number',
  ].map((propertyName) => ({ filters: [{ propertyName, operator: 'EQ', value }] }))
  const body = { filterGroups, properties: ['phone'], limit: 1 }
  const found = z.object({ results: z.array(recordSchema) })
  const { results } = await callHubspot('POST', path('contacts', '/search'), body, found, signal)
  return results[0]?.id ?? null
}

/** @returns false when the record no longer exists. @throws OutsideError */
export async function updateRecord(kind: Kind, id: string, properties: Properties, signal?: AbortSignal) {
  const where = path(kind, `/${encodeURIComponent(id)}`)
  return (await orMissing(callHubspot('PATCH', where, { properties }, recordSchema, signal))) !== null
}

/** HubSpot's association type from a deal to its contact. */
const DEAL_TO_CONTACT = 3

/** @returns the new id, or that of a contact created in the meantime. @throws OutsideError */
export async function createRecord(
  kind: Kind,
  properties: Properties,
  contactId: string | null,
  signal?: AbortSignal,
): Promise<string> {
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: DEAL_TO_CONTACT }]
  const body = { properties, ...(contactId && { associations: [{ to: { id: contactId }, types }] }) }
  try {
    return (await callHubspot('POST', path(kind), body, recordSchema, signal)).id
  } catch (error) {
    const words = error instanceof OutsideError && error.failure.responseCode === 409 ? error.message : ''
    const existing = /Existing ID: (\d+)/.exec(words)?.[1]
    if (existing) return existing
    throw error
  }
}
