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
    'Takes in lead forms of Facebook and Instagram, and tells Meta which ads brought requests and tours. Either works without the other.',
  steps: [
    'Make an app at developers.facebook.com and copy its secret.',
    'For lead forms: think up a verify token, and make a Page token of a system user, which does not expire.',
    'For conversions: copy the number of the data source and make a token for its Conversions API.',
    'Subscribe the Page to leadgen. Its address is that of your site, followed by /api/lead-forms/meta.',
  ],
  words: 'facebook instagram pixel conversions api lead forms',
  fields: [
    { name: 'META_APP_SECRET', label: 'App secret', isSecret: true },
    { name: 'META_VERIFY_TOKEN', label: 'Verify token of the webhook', isSecret: true },
    { name: 'META_PAGE_TOKEN', label: 'Page token', isSecret: true },
    { name: 'META_PIXEL_ID', label: 'Number of the data source' },
    { name: 'META_CAPI_TOKEN', label: 'Token of the Conversions API', isSecret: true },
    {
      name: 'META_TEST_EVENT_CODE',
      label: 'Test event code',
      hint: 'Used by the test under Advertising only.',
    },
    { name: 'META_EVENT_NAME', label: 'Event name of a request', hint: 'Empty: Lead' },
    { name: 'META_EVENT_NAME_TIER2', label: 'Event name of a tour', hint: 'Empty: Schedule' },
  ],
  isSet: () => isMetaConfigured() || metaDataSource() !== null,
  async test() {
    const page = isMetaConfigured() && (await callMeta('me', { fields: 'name' }, pageSchema))
    const source = metaDataSource() && (await readDataSource())
    return [
      page && `Meta accepts the token of the Page “${page.name}”.`,
      source && `Meta accepts the token of the data source “${source.name}”.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
  more: { href: '/admin/integrations', label: 'Integrations' },
})
