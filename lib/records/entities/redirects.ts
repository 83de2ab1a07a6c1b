import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, integer, url } from '@/lib/records/declare/fields'
import { oldAddressField, redirectStatus } from '@/lib/records/declare/old-address-fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const redirects = defineEntity({
  name: 'redirect',
  table: 'redirects',
  area: 'content',
  title: 'fromPath',
  about: 'Old addresses and where they lead. A changed slug or a page taken off the site adds one by itself.',
  menu: {
    group: 'Pages',
    icon: 'Signpost',
    synonyms: '301 forward old address url',
    help: [
      {
        question: 'How do I send an old address to a new page?',
        answer:
          'Add a redirect with the old address and the new one. Visitors and search engines follow it at once.',
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
    fromPath: oldAddressField('Old address', ['Origin', 'Source', 'Source URL', 'Redirect from', 'From']),
    toPath: url({
      required: 'New address is required',
      label: 'New address',
      headings: ['Target', 'Target URL', 'Destination', 'Redirect to', 'To'],
    }),
    statusCode: redirectStatus(),
    active: boolean({ default: true, headings: ['Status'] }),
    automatic: boolean({ readOnly: true, label: 'Made by the site' }),
    hits: integer({ readOnly: true }),
    lastHitAt: dateTime({ readOnly: true, label: 'Last used' }),
  },
})
