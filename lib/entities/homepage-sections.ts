import { defineEntity } from '@/lib/admin/define-entity'
import { boolean, image, json, longText, order, richText, slug, text, url } from '@/lib/admin/fields'

export const homepageSections = defineEntity({
  name: 'homepageSection',
  table: 'homepage_sections',
  title: 'slug',
  labels: { one: 'home page section', many: 'home page sections' },
  about: 'The home page from top to bottom: words, picture, button, order and visibility.',
  menu: { section: 'Pages', icon: 'layout-template' },
  list: {
    columns: ['slug', 'imageId', 'title', 'visible'],
    search: ['slug', 'title', 'subtitle'],
    filters: ['visible'],
  },
  groups: {
    Section: ['slug', 'sectionType', 'title', 'subtitle', 'body', 'imageId', 'ctaLabel', 'ctaUrl'],
    Visibility: ['visible'],
    Data: ['metadata'],
  },
  publicPaths: () => ['/'],
  fields: {
    slug: slug({ label: 'Name' }),
    sectionType: text({ required: 'Section type is required', max: 100 }),
    title: text(),
    subtitle: longText({ max: 500 }),
    body: richText(),
    imageId: image(),
    ctaLabel: text({ label: 'Button text' }),
    ctaUrl: url({ label: 'Button link' }),
    visible: boolean({ default: true }),
    metadata: json({ default: {} }),
    sortOrder: order(),
  },
})
