import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, order, select, text } from '@/lib/records/declare/fields'

export const quizQuestions = defineEntity({
  name: 'quizQuestion',
  table: 'quiz_questions',
  area: 'content',
  kind: 'child',
  parent: 'quizId',
  title: 'text',
  labels: { one: 'quiz question', many: 'quiz questions' },
  list: { columns: ['text', 'type', 'required'] },
  fields: {
    quizId: belongsTo('quiz', { required: 'Quiz is required' }),
    text: text({ required: 'Question is required', max: 500, label: 'Question' }),
    type: select(['multiple_choice', 'text', 'scale'], { default: 'multiple_choice' }),
    required: boolean({ default: true, label: 'Required', headings: ['Must be answered'] }),
    sortOrder: order(),
  },
})
