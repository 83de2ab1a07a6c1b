import { defineEntity } from '@/lib/records/declare/define-entity'
import { text } from '@/lib/records/declare/fields'

export const imageTags = defineEntity({
  name: 'imageTag',
  table: 'image_tags',
  area: 'media',
  title: 'name',
  labels: { one: 'picture tag', many: 'picture tags' },
  about: 'Short labels for finding pictures. Visitors do not see them.',
  menu: { group: 'Library', icon: 'Tags', synonyms: 'photo labels' },
  visible: 'to-staff',
  list: { columns: ['name'], search: ['name'] },
  fields: { name: text({ max: 40, required: 'Please enter a name' }) },
})
