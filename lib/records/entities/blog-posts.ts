import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, image, list, longText, richText, slug, text } from '@/lib/records/declare/fields'
import { dateTime } from '@/lib/records/declare/time-fields'

export const blogPosts = defineEntity({
  name: 'blogPost',
  table: 'blog_posts',
  area: 'content',
  title: 'title',
  labels: { one: 'article', many: 'articles' },
  about: 'Articles on /blog. Community news with files is under News.',
  menu: {
    group: 'Stories',
    icon: 'Newspaper',
    often: true,
    synonyms: 'blog posts stories write',
    help: [
      {
        question: 'How do I publish an article later?',
        answer: 'Write the article, open the menu beside Publish and choose Schedule.',
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
    slug: slug({ hint: 'The last part of the URL: /blog/…' }),
    summary: longText({ max: 500, helps: 'summary', hint: 'Two sentences, shown in lists' }),
    content: richText({ required: 'Content is required', alias: ['bodyHtml'] }),
    category: text({ isKey: true }),
    tags: list(),
    communityId: belongsTo('community', {
      hint: 'The article links to this community and shows its phone number',
    }),
    author: text({ label: 'Author name', headings: ['Author as printed'], hint: 'As shown on the article' }),
    authorId: belongsTo('teamMember', {
      relation: 'authorMember',
      label: 'Author on the team',
      headings: ['Author'],
      hint: 'Choose one if the author is a team member',
    }),
    mainImageId: image({ label: 'Main picture' }),
    thumbnailImageId: image({
      label: 'Thumbnail',
      headings: ['Small picture'],
      hint: 'Shown in lists. Leave empty to use the main picture.',
    }),
    published: boolean({ default: true }),
    publishedAt: dateTime({ moment: true, hint: 'If empty, set automatically when it is first published' }),
    featured: boolean(),
    seoTitle: text({ max: 120, helps: 'search-title', label: 'Title in search results' }),
    seoDescription: longText({ max: 320, label: 'Description in search results' }),
  },
})
