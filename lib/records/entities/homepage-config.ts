import { defineEntity } from '@/lib/records/declare/define-entity'
import { longText, text, typeOf } from '@/lib/records/declare/fields'
import { groupFor } from '@/lib/records/declare/structures'
import { HOME_HEADING_PARTS, HOME_OWN_TYPES } from '@/lib/records/entities/section-shapes'

export const homepageConfig = defineEntity({
  name: 'homepageConfig',
  table: 'homepage_config',
  area: 'content',
  title: 'heading',
  labels: { one: 'home page heading', many: 'home page headings' },
  about: 'Headings of the home page sections that are filled automatically: communities, events, stories.',
  menu: { group: 'Pages', icon: 'LetterH', synonyms: 'home page titles' },
  list: { columns: ['heading', 'sectionKey'], search: ['sectionKey', 'heading', 'subheading'] },
  publicPaths: () => ['/'],
  publication: {},
  fields: {
    sectionKey: typeOf(HOME_OWN_TYPES, {
      required: 'Home page section is required',
      label: 'Home page section',
      headings: ['Part of the home page'],
    }),
    heading: text(),
    subheading: longText({ max: 500 }),
    metadata: groupFor('sectionKey', HOME_HEADING_PARTS, { label: 'Settings' }),
  },
})
