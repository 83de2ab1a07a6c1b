import { defineEntity } from '@/lib/admin/define-entity'
import { boolean, json, longText, order, slug, text } from '@/lib/admin/fields'

export const quizzes = defineEntity({
  name: 'quiz',
  table: 'quizzes',
  labels: { one: 'quiz', many: 'quizzes' },
  title: 'title',
  about: 'Questions that lead families to the right kind of care.',
  menu: { section: 'Pages', icon: 'list-checks' },
  list: { columns: ['title', 'slug', 'active'], search: ['title', 'description'], filters: ['active'] },
  groups: {
    Quiz: ['title', 'slug', 'description'],
    Result: ['resultTitle', 'resultMessage', 'resultTiers'],
    Visibility: ['active'],
  },
  publicPaths: (row) => [row.slug === 'care-navigator' ? '/care-navigator' : `/care-navigator/${row.slug}`],
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ hint: 'care-navigator stands on /care-navigator, any other at /care-navigator/…' }),
    description: longText(),
    resultTitle: text(),
    resultMessage: longText(),
    resultTiers: json({
      default: [],
      hint: 'From lowest to highest, for example [{"minScore": 0, "maxScore": 6, "category": "assisted-living", "title": "…", "message": "…"}]. The category is the slug of a care type: its houses are shown.',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
