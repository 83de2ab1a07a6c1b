import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, order, richText, text, url } from '@/lib/records/declare/fields'

export const communityHighlights = defineEntity({
  name: 'communityHighlight',
  table: 'community_highlights',
  area: 'content',
  kind: 'child',
  parent: 'communityId',
  title: 'title',
  labels: { one: 'highlight', many: 'highlights' },
  compared: true,
  list: { columns: ['title', 'imageId', 'active'] },
  publication: { flag: 'active' },
  fields: {
    communityId: belongsTo('community', { required: 'Community is required' }),
    title: text({ required: 'Title is required' }),
    description: richText(),
    imageId: image(),
    ctaLabel: text({ label: 'Button text' }),
    ctaHref: url({ page: true, label: 'Button link' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
