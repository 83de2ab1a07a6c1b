import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, order, text } from '@/lib/records/declare/fields'

export const careNeeds = defineEntity({
  name: 'careNeed',
  table: 'care_needs',
  area: 'content',
  title: 'name',
  labels: { one: 'need', many: 'needs' },
  about:
    'What a person may need, and which kinds of care can provide it. Professionals choose from this list.',
  menu: { group: 'Communities', icon: 'ClipboardCheck' },
  list: { columns: ['name', 'active'], search: ['name'], filters: ['active'] },
  publicPaths: () => ['/for-professionals'],
  fields: {
    name: text({
      required: 'Name is required',
      max: 80,
      unique: true,
      hint: 'Such as Two-person transfer. Never a person’s name',
    }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
