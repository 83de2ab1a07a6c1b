import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'
import { choiceFields, contactFields, trackingFields } from '@/lib/records/entities/tracking-fields'

export const assetDownloads = defineEntity({
  name: 'assetDownload',
  table: 'asset_downloads',
  area: 'leads',
  kind: 'log',
  title: 'email',
  labels: { one: 'download', many: 'downloads' },
  about: 'People who requested or downloaded a guide. This list is read-only.',
  menu: { group: 'Desk', icon: 'Download', dailyFor: ['counselor', 'analyst'], synonyms: 'guide pdf leads' },
  list: {
    columns: ['email', 'name', 'contentAssetId', 'downloadedAt', 'contact', 'heldReason'],
    search: ['email', 'name', 'phone'],
    filters: ['contentAssetId', 'contact'],
  },
  groups: {
    Person: ['email', 'name', 'phone', 'zipCode', 'timeline', 'contact', 'heldReason'],
    Guide: ['contentAssetId', 'mailedAt', 'downloadedAt'],
  },
  tabs: {
    Person: ['Person', 'Guide'],
    'Source and tracking': ['More'],
  },
  fields: {
    ...contactFields,
    contentAssetId: belongsTo('contentAsset', { label: 'Resource' }),
    mailedAt: dateTime({ label: 'Link emailed' }),
    downloadedAt: dateTime({ label: 'Downloaded' }),
    ...choiceFields,
    ...trackingFields,
  },
})
