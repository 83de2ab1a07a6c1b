import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, image, order, richText, select, slug, text } from '@/lib/records/declare/fields'

export const careTypes = defineEntity({
  name: 'careType',
  table: 'care_types',
  area: 'content',
  title: 'name',
  about: 'Kinds of care that you offer. Each has its own page, and one page for each city that offers it.',
  menu: {
    group: 'Communities',
    icon: 'HandHeart',
    synonyms: 'assisted living memory care independent respite',
  },
  compared: true,
  list: {
    columns: ['name', 'imageId', 'slug', 'active'],
    search: ['name', 'description'],
    filters: ['active'],
  },
  groups: {
    Text: ['name', 'slug', 'description', 'imageId'],
    Price: ['carePricing'],
    Visibility: ['active'],
  },
  publicPaths: (row) => [`/${row.slug}`],
  whenOff: () => '/senior-living',
  publication: { flag: 'active' },
  fields: {
    name: text({ required: 'Name is required' }),
    slug: slug({ topLevel: true, hint: 'The URL, such as /assisted-living' }),
    description: richText(),
    imageId: image(),
    carePricing: select(['included', 'care-points', 'assessment'], {
      label: 'Care in the rate',
      labels: {
        included: 'Included in the rate',
        'care-points': 'Billed in addition, by care level',
        assessment: 'Billed in addition, by assessment',
      },
      hint: 'Shown beside every rate for this kind of care. Leave empty to show nothing.',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
