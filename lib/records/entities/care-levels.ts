import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, integer, longText, money } from '@/lib/records/declare/fields'

export const careLevels = defineEntity({
  name: 'careLevel',
  table: 'care_levels',
  area: 'content',
  title: 'includes',
  labels: { one: 'care level', many: 'care levels' },
  about: 'Care billed on top of the rate, by level, with its price and what it includes.',
  menu: { section: 'Communities', icon: 'Layers' },
  compared: true,
  list: {
    columns: ['level', 'includes', 'communityId', 'careTypeId', 'amount', 'active'],
    search: ['includes'],
    filters: ['communityId', 'careTypeId', 'active'],
    sort: 'level',
  },
  groups: {
    Level: ['level', 'amount', 'includes', 'careTypeId', 'communityId'],
    Visibility: ['active'],
  },
  publicPaths: () => ['/pricing-and-availability'],
  publication: { flag: 'active' },
  facts: { Price: { fields: ['amount', 'includes'], everyDays: 90 } },
  fields: {
    level: integer({
      required: 'Level is required',
      min: 1,
      max: 20,
      taken:
        'This level is already published for the same community and kind of care. ' +
        'Unpublish that one first, or choose another level',
    }),
    amount: money({ required: 'Price is required', label: 'Price', hint: 'In US dollars a month' }),
    includes: longText({
      required: 'What it includes is required',
      max: 500,
      label: 'What it includes',
      hint: 'Such as up to 50 minutes of help a day',
    }),
    careTypeId: belongsTo('careType', {
      hint: 'Leave empty for every kind of care that is billed on top of the rate',
    }),
    communityId: belongsTo('community', {
      hint: 'Leave empty for all communities. A community with its own levels shows only those',
    }),
    active: boolean({ default: true }),
  },
})
