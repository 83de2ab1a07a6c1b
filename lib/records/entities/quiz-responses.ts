import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, integer, text } from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'
import { choiceFields, contactFields, trackingFields } from '@/lib/records/entities/tracking-fields'

export const quizResponses = defineEntity({
  name: 'quizResponse',
  table: 'quiz_responses',
  area: 'leads',
  kind: 'log',
  title: 'email',
  about: 'Quiz answers of families. This list is read-only.',
  menu: { group: 'Desk', icon: 'ClipboardList', dailyFor: ['counselor', 'analyst'] },
  list: {
    columns: ['email', 'name', 'quizId', 'resultCategory', 'totalScore', 'contact', 'heldReason'],
    search: ['email', 'name', 'phone'],
    filters: ['quizId', 'resultCategory', 'contact'],
  },
  groups: {
    Person: ['email', 'name', 'phone', 'zipCode', 'timeline', 'contact', 'heldReason'],
    Answers: ['quizId', 'answers', 'totalScore', 'resultCategory'],
  },
  tabs: {
    Answers: ['Person', 'Answers'],
    'Source and tracking': ['More'],
  },
  fields: {
    ...contactFields,
    quizId: belongsTo('quiz'),
    answers: groups(
      { question: text(), answer: text({ max: 1_000 }), score: integer() },
      { entry: 'answer', max: 500 },
    ),
    totalScore: integer(),
    resultCategory: text(),
    ...choiceFields,
    ...trackingFields,
  },
})
