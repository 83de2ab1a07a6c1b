import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, list, longText, richText, slug, text } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const blogPosts = defineEntity({
  name: 'blogPost',
  table: 'blog_posts',
  area: 'content',
  title: 'title',
  labels: { one: 'article', many: 'articles' },
  about: 'Articles on /blog. News of one community, with files, is under News.',
  menu: {
    group: 'Stories',
    icon: 'Newspaper',
    often: true,
    synonyms: 'blog posts stories write',
    help: [
      {
        question: 'How do I publish an article later?',
        answer: 'Write the article, open the ways to publish beside Publish, and choose Schedule.',
        synonyms: 'plan future date time',
      },
    ],
  },
  list: {
    columns: ['title', 'mainImageId', 'category', 'published', 'publishedAt'],
    search: ['title', 'summary', 'author', 'category'],
    filters: ['published', 'featured', 'category', 'communityId', 'tags'],
    sort: '-publishedAt',
  },
  groups: {
    Article: ['title', 'slug', 'summary', 'content', 'category', 'tags', 'communityId'],
    Author: ['author', 'authorId'],
    Pictures: ['mainImageId', 'thumbnailImageId'],
    Publication: ['published', 'publishedAt', 'featured'],
    'Search engines': ['seoTitle', 'seoDescription'],
  },
  tabs: {
    Article: ['Article'],
    'Pictures and search': ['Author', 'Pictures', 'Publication', 'Search engines'],
  },
  publicPaths: (row) => [`/blog/${row.slug}`, '/blog'],
  whenOff: () => '/blog',
  publication: { flag: 'published', from: 'publishedAt' },
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ hint: 'The last part of the address: /blog/…' }),
    summary: longText({ max: 500, helps: 'summary', hint: 'Two sentences, shown in lists' }),
    content: richText({ required: 'Content is required', alias: ['bodyHtml'] }),
    category: text({ isKey: true }),
    tags: list(),
    communityId: belongsTo('community', { hint: 'The page links to it and gives its phone number' }),
    author: text({ label: 'Author as printed' }),
    authorId: belongsTo('teamMember', {
      relation: 'authorMember',
      hint: 'When the author is one of the team',
    }),
    mainImageId: image({ label: 'Main picture' }),
    thumbnailImageId: image({ label: 'Small picture', hint: 'For lists; the main picture when empty' }),
    published: boolean({ default: true }),
    publishedAt: dateTime({ moment: true, hint: 'The first publication sets it when it is empty' }),
    featured: boolean(),
    seoTitle: text({ max: 120, helps: 'search-title', label: 'Title in search results' }),
    seoDescription: longText({ max: 320, label: 'Description in search results' }),
  },
})
