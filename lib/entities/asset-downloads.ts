import { defineEntity } from '@/lib/admin/define-entity'
import { belongsTo } from '@/lib/admin/fields'
import { contactFields, trackingFields } from '@/lib/entities/tracking-fields'

export const assetDownloads = defineEntity({
  name: 'assetDownload',
  table: 'asset_downloads',
  kind: 'log',
  title: 'email',
  labels: { one: 'download', many: 'downloads' },
  about: 'Who fetched which guide. Nothing here can be changed.',
  menu: { section: 'Leads', icon: 'download' },
  list: {
    columns: ['email', 'name', 'contentAssetId', 'timeline'],
    search: ['email', 'name', 'phone'],
    filters: ['contentAssetId'],
  },
  groups: { Person: ['email', 'name', 'phone', 'zipCode', 'timeline', 'contentAssetId'] },
  fields: {
    ...contactFields,
    contentAssetId: belongsTo('contentAsset', { label: 'Resource' }),
    ...trackingFields,
  },
})
