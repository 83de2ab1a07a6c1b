import 'server-only'
import * as z from 'zod'
import { DO_NOT_CONTACT, LEAD_ID } from '@/lib/desk/crm/hubspot-records'
import { callHubspot, hubspotPath, orMissing } from '@/lib/platform/integrations/hubspot-api'

type Property = { name: string; label: string; groupName: string; hasUniqueValue: boolean }

/** Unique, so that concurrent deliveries cannot create a lead twice. @throws OutsideError */
export async function ensureLeadIds(): Promise<void> {
  const property = { name: LEAD_ID, label: 'Porchlight lead', hasUniqueValue: true }
  await ensure('contacts', { ...property, groupName: 'contactinformation' })
  await ensure('deals', { ...property, groupName: 'dealinformation' })
}

/** The contact's property for refusals. @throws OutsideError */
export async function ensureRefusal(signal?: AbortSignal): Promise<void> {
  const property = { name: DO_NOT_CONTACT, label: 'Do not contact (Porchlight)', hasUniqueValue: false }
  await ensure('contacts', { ...property, groupName: 'contactinformation' }, signal)
}

async function ensure(kind: 'contacts' | 'deals', property: Property, signal?: AbortSignal): Promise<void> {
  const where = hubspotPath('properties', `/${kind}`)
  const known = await orMissing(callHubspot('GET', `${where}/${property.name}`, null, z.unknown(), signal))
  if (known) return
  const body = { ...property, type: 'string', fieldType: 'text' }
  await callHubspot('POST', where, body, z.unknown(), signal)
}
