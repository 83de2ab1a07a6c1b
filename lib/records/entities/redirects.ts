import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, integer, url } from '@/lib/records/declare/fields'
import { oldAddressField, redirectStatus } from '@/lib/records/declare/old-address-fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const redirects = defineEntity({
  name: 'redirect',
  table: 'redirects',
  area: 'content',
  title: 'fromPath',
  about:
    'Old URLs and the pages they lead to. When a slug changes or a page is taken off the site, a redirect is added automatically.',
  menu: {
    group: 'Pages',
    icon: 'Signpost',
    synonyms: '301 forward old address url',
    help: [
      {
        question: 'How do I redirect an old URL to a new page?',
        answer:
          'Add a redirect with the old and the new URL. It works right away for visitors and search engines.',
        synonyms: '301 forward url',
      },
    ],
  },
  list: {
    columns: ['fromPath', 'toPath', 'automatic', 'hits', 'active'],
    search: ['fromPath', 'toPath'],
    filters: ['automatic', 'active'],
    sort: '-updatedAt',
  },
  readTogether: true,
  fields: {
    fromPath: oldAddressField('Old URL', [
      'Old address',
      'Origin',
      'Source',
      'Source URL',
      'Redirect from',
      'From',
    ]),
    toPath: url({
      required: 'New URL is required',
      label: 'New URL',
      headings: ['New address', 'Target', 'Target URL', 'Destination', 'Redirect to', 'To'],
    }),
    statusCode: redirectStatus(),
    active: boolean({ default: true, headings: ['Status'] }),
    automatic: boolean({ readOnly: true, label: 'Added automatically' }),
    hits: integer({ readOnly: true }),
    lastHitAt: dateTime({ readOnly: true, label: 'Last used' }),
  },
})
