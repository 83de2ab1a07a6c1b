import 'server-only'
import * as z from 'zod'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import {
  callMeta,
  isMetaConfigured,
  metaDataSource,
  readDataSource,
} from '@/lib/platform/integrations/meta-graph'

const pageSchema = z.object({ name: z.string().max(300) })

export const metaConnection = defineConnection({
  name: 'meta',
  title: 'Meta',
  area: 'advertising',
  purpose:
    'Receives lead forms from Facebook and Instagram, and reports to Meta which ads led to requests and tours. Either works without the other.',
  steps: [
    'Create an app at developers.facebook.com and copy its secret.',
    'For lead forms: choose any verify token, and create a Page token for a system user, which does not expire.',
    'For conversions: copy the data source number and create a token for its Conversions API.',
    'Subscribe the Page to leadgen. The callback URL is your site’s URL followed by /api/lead-forms/meta.',
  ],
  words: 'facebook instagram pixel conversions api lead forms',
  fields: [
    { name: 'META_APP_SECRET', label: 'App secret', isSecret: true },
    { name: 'META_VERIFY_TOKEN', label: 'Webhook verify token', isSecret: true },
    { name: 'META_PAGE_TOKEN', label: 'Page token', isSecret: true },
    { name: 'META_PIXEL_ID', label: 'Data source number' },
    { name: 'META_CAPI_TOKEN', label: 'Conversions API token', isSecret: true },
    {
      name: 'META_TEST_EVENT_CODE',
      label: 'Test event code',
      hint: 'Used only by the test under Advertising.',
    },
    { name: 'META_EVENT_NAME', label: 'Event name of a request', hint: 'Empty: Lead' },
    { name: 'META_EVENT_NAME_TIER2', label: 'Event name of a tour', hint: 'Empty: Schedule' },
  ],
  isSet: () => isMetaConfigured() || metaDataSource() !== null,
  async test() {
    const page = isMetaConfigured() && (await callMeta('me', { fields: 'name' }, pageSchema))
    const source = metaDataSource() && (await readDataSource())
    return [
      page && `Meta accepted the token for the Page “${page.name}”.`,
      source && `Meta accepted the token for the data source “${source.name}”.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
  more: { href: '/admin/integrations', label: 'Integrations' },
})
