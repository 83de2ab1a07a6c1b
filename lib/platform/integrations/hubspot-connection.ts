import 'server-only'
import * as z from 'zod'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { callHubspot, hubspotPath, isHubspotConfigured } from '@/lib/platform/integrations/hubspot-api'

export const hubspotConnection = defineConnection({
  name: 'hubspot',
  title: 'HubSpot',
  purpose: 'Creates a contact and a deal in HubSpot for each lead, and imports stage changes.',
  steps: [
    'In HubSpot, open Settings, Integrations, Service keys, and create a key. Since October 26, 2026, private apps can no longer be created, but existing tokens still work.',
    'Give it read and write access to contacts, deals and the schemas of both.',
    'Test the key here, then choose the pipeline and stages under Integrations.',
  ],
  words: 'crm hubspot service key deals',
  fields: [{ name: 'HUBSPOT_ACCESS_TOKEN', label: 'Service key', isSecret: true }],
  isSet: isHubspotConfigured,
  async test() {
    await callHubspot('GET', hubspotPath('pipelines', '/deals'), null, z.unknown())
    return 'HubSpot accepted the key. Choose the pipeline under Integrations.'
  },
  more: { href: '/admin/integrations', label: 'Integrations' },
})
