import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, order, richText, text, url } from '@/lib/records/declare/fields'

export const communityFeatures = defineEntity({
  name: 'communityFeature',
  table: 'community_features',
  area: 'content',
  kind: 'child',
  parent: 'communityId',
  title: 'title',
  labels: { one: 'feature', many: 'features' },
  compared: true,
  list: { columns: ['title', 'imageId', 'active'] },
  publication: { flag: 'active' },
  fields: {
    communityId: belongsTo('community', { required: 'Community is required' }),
    eyebrow: text({ hint: 'The small line above the title' }),
    title: text({ required: 'Title is required' }),
    body: richText(),
    imageId: image(),
    imageAlt: text({
      label: 'Alt text',
      headings: ['What the picture shows here'],
      hint: 'Used instead of the picture’s own alt text',
    }),
    ctaLabel: text({ label: 'Button text' }),
    ctaHref: url({ page: true, label: 'Button link' }),
    imageLeft: boolean({ label: 'Picture on the left' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
