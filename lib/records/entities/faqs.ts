import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, order, richText, text } from '@/lib/records/declare/fields'

export const faqs = defineEntity({
  name: 'faq',
  table: 'faqs',
  area: 'content',
  title: 'question',
  labels: { one: 'question', many: 'questions' },
  about: 'Questions that families ask, shown on /faqs and on community pages.',
  menu: {
    group: 'Pages',
    icon: 'CircleQuestionMark',
    often: true,
    synonyms: 'faq answers help',
    help: [
      {
        question: 'How do I add a question to the site?',
        answer: 'Open Questions, press New, write the question and the answer, and press Publish.',
        synonyms: 'faq new',
      },
    ],
  },
  compared: true,
  list: {
    columns: ['question', 'category', 'communityId', 'active'],
    search: ['question', 'answer', 'category'],
    filters: ['active', 'category', 'communityId'],
  },
  publicPaths: () => ['/faqs'],
  publication: { flag: 'active' },
  fields: {
    question: text({ required: 'Question is required', max: 500 }),
    answer: richText({ required: 'Answer is required', alias: ['answerHtml'] }),
    category: text({ isKey: true, hint: 'Heading above the question on /faqs' }),
    communityId: belongsTo('community', { hint: 'Leave empty for questions about all communities' }),
    active: boolean({ default: true }),
    sortOrder: order({ alias: ['sort'] }),
  },
})
