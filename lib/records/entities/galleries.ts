import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, integer, list, longText, slug, text } from '@/lib/records/declare/fields'

export const galleries = defineEntity({
  name: 'gallery',
  table: 'galleries',
  area: 'content',
  title: 'title',
  about: 'Groups of pictures on community pages: the first at the top, the others further down.',
  menu: { group: 'Library', icon: 'Images', synonyms: 'photos albums' },
  list: {
    columns: ['title', 'communityId', 'category', 'published', 'active'],
    search: ['title', 'description', 'category'],
    filters: ['communityId', 'published', 'active', 'category', 'tags'],
  },
  groups: {
    Gallery: ['title', 'slug', 'communityId', 'description', 'category', 'tags', 'thumbnailIndex'],
    Visibility: ['published', 'active', 'hero'],
  },
  publication: { flag: 'published', also: 'active' },
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ alias: ['gallerySlug'] }),
    description: longText(),
    communityId: belongsTo('community'),
    category: text({ isKey: true, hint: 'For filtering this list' }),
    tags: list({ hint: 'For filtering this list' }),
    thumbnailIndex: integer({
      min: 0,
      default: 0,
      label: 'Cover',
      hint: 'Number of the picture that is shown first and large, counted from 0',
    }),
    hero: boolean({ hint: 'Shows these pictures at the top of the page' }),
    published: boolean({ default: true }),
    active: boolean({ default: true }),
  },
})
