import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, image, order, richText, select, slug, text } from '@/lib/records/declare/fields'

export const careTypes = defineEntity({
  name: 'careType',
  table: 'care_types',
  area: 'content',
  title: 'name',
  about: 'The kinds of care we offer. Each has a page of its own and one for every city that offers it.',
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
    Words: ['name', 'slug', 'description', 'imageId'],
    Price: ['carePricing'],
    Visibility: ['active'],
  },
  publicPaths: (row) => [`/${row.slug}`],
  whenOff: () => '/senior-living',
  publication: { flag: 'active' },
  fields: {
    name: text({ required: 'Name is required' }),
    slug: slug({ topLevel: true, hint: 'The address: /assisted-living' }),
    description: richText(),
    imageId: image(),
    carePricing: select(['included', 'care-points', 'assessment'], {
      label: 'Care in the rate',
      labels: {
        included: 'Included in the rate',
        'care-points': 'On top, by care level',
        assessment: 'On top, by assessment',
      },
      hint: 'Pages say it beside every rate of this care. While it is empty they say nothing about it.',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
