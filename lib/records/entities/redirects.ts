import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, integer, sitePath, url } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const redirects = defineEntity({
  name: 'redirect',
  table: 'redirects',
  area: 'content',
  title: 'fromPath',
  about: 'Old addresses and where they lead. A changed slug or a page taken off the site adds one by itself.',
  menu: { section: 'Pages', icon: 'Signpost' },
  list: {
    columns: ['fromPath', 'toPath', 'automatic', 'hits', 'active'],
    search: ['fromPath', 'toPath'],
    filters: ['automatic', 'active'],
    sort: '-updatedAt',
  },
  check: (row) =>
    row.fromPath && row.fromPath === row.toPath ? { toPath: 'This would lead back to itself' } : {},
  fields: {
    fromPath: sitePath({ required: 'Old address is required', label: 'Old address', unique: true }),
    toPath: url({ required: 'New address is required', label: 'New address' }),
    statusCode: integer({ default: 308, min: 307, max: 308, hint: '308 for good, 307 for a while' }),
    active: boolean({ default: true }),
    automatic: boolean({ readOnly: true, label: 'Made by the site' }),
    hits: integer({ readOnly: true }),
    lastHitAt: dateTime({ readOnly: true, label: 'Last used' }),
  },
})
