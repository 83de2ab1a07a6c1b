import 'server-only'
import { microsoftTag } from '@/lib/platform/ad-platforms/microsoft'
import { env } from '@/lib/platform/env'
import { askReachable } from '@/lib/platform/integrations/ask-reachable'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const microsoftConnection = defineConnection({
  name: 'microsoft',
  title: 'Microsoft Advertising',
  purpose:
    'Counts visits and requests that came from Microsoft’s ads. Conversions that happen later are uploaded as a file from Advertising.',
  steps: [
    'Create a UET tag in Microsoft Advertising and enter its ID under Ad tags.',
    'No secret is needed. Change the tag server only for tests.',
  ],
  words: 'microsoft bing uet ads',
  fields: [{ name: 'MICROSOFT_TAG_URL', label: 'Tag server', hint: 'Empty: https://bat.bing.com' }],
  isSet: () => true,
  async test() {
    const address = env().MICROSOFT_TAG_URL + microsoftTag.script
    await askReachable('Microsoft’s tag server', address, { method: 'GET' })
    return 'Microsoft’s tag server answers. The tag runs once its ID is entered under Ad tags.'
  },
  more: { href: '/admin/ad-tags', label: 'Ad tags' },
})
