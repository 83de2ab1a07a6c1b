import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, integer, order, text } from '@/lib/records/declare/fields'

export const quizAnswerOptions = defineEntity({
  name: 'quizAnswerOption',
  table: 'quiz_answer_options',
  area: 'content',
  kind: 'child',
  parent: 'questionId',
  title: 'text',
  labels: { one: 'answer', many: 'answers' },
  list: { columns: ['text', 'score', 'resultCategory', 'decides'] },
  fields: {
    questionId: belongsTo('quizQuestion', { required: 'Question is required' }),
    text: text({ required: 'Answer is required', max: 500, label: 'Answer' }),
    score: integer({ default: 0 }),
    resultCategory: text({ isKey: true }),
    decides: boolean({ label: 'Sets a minimum result', headings: ['At least this result'] }),
    sortOrder: order(),
  },
})
