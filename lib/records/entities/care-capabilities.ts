import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, order, select, text } from '@/lib/records/declare/fields'

export const careCapabilities = defineEntity({
  name: 'careCapability',
  table: 'care_capabilities',
  area: 'content',
  kind: 'child',
  parent: 'needId',
  title: 'answer',
  labels: { one: 'answer', many: 'answers' },
  list: { columns: ['careTypeId', 'answer', 'note'] },
  publicPaths: () => ['/for-professionals'],
  fields: {
    needId: belongsTo('careNeed', { required: 'Need is required' }),
    careTypeId: belongsTo('careType', { required: 'Kind of care is required' }),
    answer: select(['yes', 'case-by-case', 'no'], {
      required: 'Answer is required',
      default: 'case-by-case',
      labels: { 'case-by-case': 'Case by case' },
    }),
    note: text({ max: 80, hint: 'Shown after the answer, such as self-managed or with prompts' }),
    sortOrder: order(),
  },
})
