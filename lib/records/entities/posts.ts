import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  image,
  list,
  longText,
  pictureAddress,
  richText,
  slug,
  text,
} from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const posts = defineEntity({
  name: 'post',
  table: 'posts',
  area: 'content',
  title: 'title',
  labels: { one: 'news item', many: 'news' },
  about: 'Community news with newsletters or calendars, shown on /blog with the articles.',
  menu: { group: 'Stories', icon: 'Megaphone', synonyms: 'newsletter announcements' },
  list: {
    columns: ['title', 'imageId', 'communityId', 'published', 'publishedAt'],
    search: ['title', 'summary'],
    filters: ['published', 'communityId', 'tags'],
    sort: '-publishedAt',
  },
  groups: {
    News: ['title', 'slug', 'summary', 'bodyHtml', 'tags', 'communityId'],
    'Picture and file': ['imageId', 'heroImageUrl', 'attachmentId'],
    Publication: ['published', 'publishedAt'],
    'Search engines': ['seoTitle', 'seoDescription'],
  },
  tabs: {
    News: ['News', 'Picture and file'],
    'Publication and search': ['Publication', 'Search engines'],
  },
  publicPaths: (row) => [`/blog/${row.slug}`, '/blog'],
  whenOff: () => '/blog',
  publication: { flag: 'published', from: 'publishedAt' },
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ hint: 'The last part of the URL: /blog/…' }),
    summary: longText({ max: 500, helps: 'summary' }),
    bodyHtml: richText({ label: 'Text', alias: ['content'] }),
    tags: list(),
    communityId: belongsTo('community'),
    imageId: image(),
    heroImageUrl: pictureAddress({
      rare: true,
      label: 'Picture URL',
      headings: ['Picture by address'],
      hint: 'Used only if no picture is chosen',
    }),
    attachmentId: belongsTo('postAttachment', { label: 'File', upload: 'link' }),
    published: boolean(),
    publishedAt: dateTime({ moment: true, hint: 'If empty, set automatically when it is first published' }),
    seoTitle: text({ max: 120, helps: 'search-title', label: 'Title in search results' }),
    seoDescription: longText({ max: 320, label: 'Description in search results' }),
  },
})
