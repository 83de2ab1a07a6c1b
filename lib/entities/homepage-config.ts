import { defineEntity } from '@/lib/admin/define-entity'
import { json, longText, text } from '@/lib/admin/fields'

export const homepageConfig = defineEntity({
  name: 'homepageConfig',
  table: 'homepage_config',
  title: 'sectionKey',
  labels: { one: 'home page heading', many: 'home page headings' },
  about: 'Headings of the parts of the home page that fill themselves: communities, events, stories.',
  menu: { section: 'Pages', icon: 'heading' },
  list: { columns: ['sectionKey', 'heading'], search: ['sectionKey', 'heading', 'subheading'] },
  publicPaths: () => ['/'],
  fields: {
    sectionKey: text({ required: 'Section key is required' }),
    heading: text(),
    subheading: longText({ max: 500 }),
    metadata: json({ default: {} }),
  },
})
