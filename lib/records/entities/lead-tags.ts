import { defineEntity } from '@/lib/records/declare/define-entity'
import { text } from '@/lib/records/declare/fields'

export const leadTags = defineEntity({
  name: 'leadTag',
  table: 'lead_tags',
  area: 'leads',
  title: 'name',
  labels: { one: 'request tag', many: 'request tags' },
  about: 'Short labels for finding tour requests. Families do not see them.',
  menu: { group: 'Desk', icon: 'Tags' },
  visible: 'to-staff',
  list: { columns: ['name'], search: ['name'] },
  fields: { name: text({ max: 40, required: 'Please enter a name' }) },
})
