import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, decimal, integer, select, text } from '@/lib/records/declare/fields'
import { INCREASED_AMOUNTS } from '@/lib/site/communities/price-terms'

export const rateIncreases = defineEntity({
  name: 'rateIncrease',
  table: 'rate_increases',
  area: 'content',
  title: 'name',
  labels: { one: 'rate increase', many: 'rate increases' },
  about: 'Rates and fees that may go up, with the month and the days of notice.',
  menu: { group: 'Communities', icon: 'TrendingUp', synonyms: 'price history annual increase' },
  compared: true,
  list: {
    columns: ['name', 'appliesTo', 'communityId', 'month', 'noticeDays', 'lastPercent', 'active'],
    search: ['name', 'note'],
    filters: ['communityId', 'appliesTo', 'active'],
  },
  groups: {
    Increase: ['name', 'appliesTo', 'communityId', 'month', 'noticeDays', 'lastPercent', 'note'],
    Visibility: ['active'],
  },
  publicPaths: () => ['/pricing-and-availability'],
  publication: { flag: 'active' },
  facts: { Increase: { fields: ['month', 'noticeDays', 'lastPercent'], everyDays: 180 } },
  fields: {
    name: text({ required: 'Name is required', hint: 'As families see it, such as Monthly rate' }),
    appliesTo: select(INCREASED_AMOUNTS, {
      default: 'rate',
      label: 'Amount that may go up',
      headings: ['What may go up'],
      labels: { rate: 'The monthly rate', care: 'The care level', fees: 'The fees' },
    }),
    communityId: belongsTo('community', {
      hint: 'Leave empty for all communities. A community’s own increase of the same amount replaces it.',
    }),
    month: integer({ min: 1, max: 12, hint: '1 to 12. Leave empty if it depends on the care needed.' }),
    noticeDays: integer({
      required: 'Days of notice are required',
      min: 0,
      max: 365,
      label: 'Days of notice',
    }),
    lastPercent: decimal({ min: 0, max: 100, decimals: 1, label: 'Last increase in percent' }),
    note: text({ hint: 'Shown after the increase, such as “only after a new assessment”' }),
    active: boolean({ default: true }),
  },
})
