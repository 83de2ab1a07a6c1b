import { defineEntity } from '@/lib/admin/define-entity'
import { boolean, json, longText, order, slug, text } from '@/lib/admin/fields'

export const quizzes = defineEntity({
  name: 'quiz',
  table: 'quizzes',
  title: 'title',
  about: 'Questions that lead families to the right kind of care.',
  menu: { section: 'Pages', icon: 'list-checks' },
  list: { columns: ['title', 'slug', 'active'], search: ['title', 'description'], filters: ['active'] },
  groups: {
    Quiz: ['title', 'slug', 'description'],
    Result: ['resultTitle', 'resultMessage', 'resultTiers'],
    Visibility: ['active'],
  },
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug(),
    description: longText(),
    resultTitle: text(),
    resultMessage: longText(),
    resultTiers: json({
      default: [],
      hint: 'From lowest to highest, for example [{"min": 0, "title": "At home", "message": "…"}]',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
