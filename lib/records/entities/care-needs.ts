import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, order, text } from '@/lib/records/declare/fields'

export const careNeeds = defineEntity({
  name: 'careNeed',
  table: 'care_needs',
  area: 'content',
  title: 'name',
  labels: { one: 'care need', many: 'care needs' },
  about:
    'Needs that a person may have, and the kinds of care that can meet them. Professionals choose from this list.',
  menu: { group: 'Communities', icon: 'ClipboardCheck' },
  list: { columns: ['name', 'active'], search: ['name'], filters: ['active'] },
  publicPaths: () => ['/for-professionals'],
  fields: {
    name: text({
      required: 'Name is required',
      max: 80,
      unique: true,
      hint: 'For example, Two-person transfer. Do not enter a person’s name.',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
