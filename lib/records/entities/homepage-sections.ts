import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  boolean,
  image,
  longText,
  order,
  richText,
  slug,
  text,
  typeOf,
  url,
} from '@/lib/records/declare/fields'
import { groupFor } from '@/lib/records/declare/structures'
import {
  HOME_SECTION_PARTS,
  HOME_SECTION_TYPES,
  PAGE_SECTION_TYPES,
} from '@/lib/records/entities/section-shapes'

/** These kinds have their text under Content, as on every other page. */
const SHARED_KINDS = Object.keys(PAGE_SECTION_TYPES)
const unlessShared = { part: 'sectionType', is: SHARED_KINDS }

export const homepageSections = defineEntity({
  name: 'homepageSection',
  table: 'homepage_sections',
  area: 'content',
  title: 'title',
  labels: { one: 'home page section', many: 'home page sections' },
  about: 'Sections of the home page from top to bottom, each with its text, picture, button and visibility.',
  menu: { group: 'Pages', icon: 'LayoutTemplate', synonyms: 'home page front page start' },
  list: {
    columns: ['title', 'imageId', 'sectionType', 'visible'],
    search: ['slug', 'title', 'subtitle'],
    filters: ['visible'],
  },
  groups: {
    Section: ['title', 'sectionType', 'slug', 'subtitle', 'body', 'imageId', 'ctaLabel', 'ctaUrl'],
    Content: ['metadata'],
    Visibility: ['visible'],
  },
  tabs: {
    Section: ['Section'],
    Content: ['Content'],
  },
  publicPaths: () => ['/'],
  publication: { flag: 'visible' },
  fields: {
    slug: slug({ hint: 'Name of this section in links' }),
    sectionType: typeOf(HOME_SECTION_TYPES, {
      required: 'Kind of section is required',
      label: 'Kind of section',
    }),
    title: text({ hint: 'Text between *asterisks* is shown in the accent color' }),
    subtitle: longText({ max: 500 }),
    body: richText({ unless: unlessShared }),
    imageId: image({
      unless: {
        part: 'sectionType',
        is: ['communities', 'promise', 'stories', 'resources', ...SHARED_KINDS],
      },
    }),
    ctaLabel: text({ label: 'Button text', unless: unlessShared }),
    ctaUrl: url({ page: true, label: 'Button link', unless: unlessShared }),
    visible: boolean({ default: true }),
    metadata: groupFor('sectionType', HOME_SECTION_PARTS, { label: 'Content' }),
    sortOrder: order(),
  },
})
