import 'server-only'
import * as z from 'zod'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { callHubspot, hubspotPath, isHubspotConfigured } from '@/lib/platform/integrations/hubspot-api'

export const hubspotConnection = defineConnection({
  name: 'hubspot',
  title: 'HubSpot',
  purpose: 'Makes each lead a contact and a deal in HubSpot, and brings stage changes back.',
  steps: [
    'In HubSpot open Settings, Integrations, Service keys, and make a key. Private apps can no longer be made since October 26, 2026; the token of one you have still works.',
    'Give it contacts and deals, read and write, and the schemas of both, read and write.',
    'Test it here, then choose the pipeline and stages under Integrations.',
  ],
  words: 'crm hubspot service key deals',
  fields: [{ name: 'HUBSPOT_ACCESS_TOKEN', label: 'Service key', isSecret: true }],
  isSet: isHubspotConfigured,
  async test() {
    await callHubspot('GET', hubspotPath('pipelines', '/deals'), null, z.unknown())
    return 'HubSpot accepts the key. Choose the pipeline under Integrations.'
  },
  more: { href: '/admin/integrations', label: 'Integrations' },
})
