import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, integer, money, text } from '@/lib/records/declare/fields'

export const conversionActions = defineEntity({
  name: 'conversionAction',
  table: 'conversion_actions',
  area: 'advertising',
  kind: 'mirror',
  title: 'name',
  about: 'Actions that count as conversions in the ad account.',
  menu: { group: 'Ads', icon: 'Target', dailyFor: ['analyst'] },
  list: {
    columns: ['name', 'category', 'value', 'status'],
    search: ['name', 'label', 'category'],
    filters: ['category'],
  },
  fields: {
    name: text({ required: 'Name is required' }),
    externalId: text({ label: 'ID in the ad account' }),
    label: text(),
    category: text(),
    value: money(),
    currency: text({ exactly: 3, default: 'USD' }),
    countingType: text(),
    status: text(),
    primaryForGoal: boolean({ default: true, label: 'Primary' }),
    attributionModel: text(),
    clickThroughWindowDays: integer({ min: 1, max: 90, default: 90, label: 'Click window in days' }),
    viewThroughWindowDays: integer({ min: 1, max: 30, default: 30, label: 'View window in days' }),
  },
})
